/** The service names a text by what it is for: `section Mood`, `second reading`. */
export function describePurpose(purpose: string): string {
  const [, section] = /^section (.+)$/s.exec(purpose) ?? [];
  if (section !== undefined) return `To write the section “${section}”`;
  return purpose === 'second reading' ? 'To check the sentences a second time' : purpose;
}

export function describeHidden(hidden: number): string {
  if (hidden === 0) return 'Nothing in it had to be hidden';
  return hidden === 1 ? '1 identifying detail is hidden' : `${hidden} identifying details are hidden`;
}
