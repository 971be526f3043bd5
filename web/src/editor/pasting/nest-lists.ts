/** Google Docs, LibreOffice and Word put a list beside the item that it belongs into. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    let item = list.previousElementSibling;
    if (item?.tagName !== 'LI') {
      item = list.ownerDocument.createElement('li');
      list.before(item);
    }
    item.append(list);
  }
}
