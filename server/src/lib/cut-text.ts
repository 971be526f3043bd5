/** As much of a text as fits into so many UTF-16 units; it is never cut in the middle of a character. */
export function cutText(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text;
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (cut.length + segment.length > maxUnits) break;
    cut += segment;
  }
  return cut;
}
