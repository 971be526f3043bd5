/** What the editor asks of a browser and jsdom, which draws nothing, does not have. */
export function fillJsdomGaps(): void {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
}
