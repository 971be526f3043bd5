/** The header that is wrong, for a body that could not be read as what the route takes. */
export function nameContentType(contentTypes: readonly string[]): string {
  return `the header Content-Type should be ${contentTypes.join(' or ')}`;
}
