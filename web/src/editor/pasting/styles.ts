const TAG = /<[a-z][^<>]*>/gi;
const STYLE_ELEMENT = /<(\/?)style\b/gi;
const STYLE = /\sstyle(?=\s*=)/gi;
const KEPT = 'data-style';

const isBold = (weight: string): boolean => /^(?:bold|bolder|[6-9]00)$/.test(weight);
const isLight = (weight: string): boolean => /^(?:normal|lighter|[1-5]00)$/.test(weight);

/** The page's policy allows no style in HTML, so the browser would neither apply it nor let us read it. */
export function hideStyles(html: string): string {
  // The browser reads the content of a template element but never shows it.
  return html.replace(STYLE_ELEMENT, '<$1template').replace(TAG, (tag) => tag.replace(STYLE, ` ${KEPT}`));
}

/** A property of the style attribute, also one that only some programs know, such as `mso-list`. */
export function readStyle(element: Element | null, property: string): string {
  for (const declaration of (element?.getAttribute(KEPT) ?? '').split(';')) {
    const colon = declaration.indexOf(':');
    if (declaration.slice(0, colon).trim().toLowerCase() === property) return declaration.slice(colon + 1).trim();
  }
  return '';
}

/** Bold, italic, underlined, struck and aligned text as the elements that the schema knows. No style is left. */
export function applyStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b, strong, i, em, u')) {
    const isOff =
      (/^(?:B|STRONG)$/.test(element.tagName) && isLight(readStyle(element, 'font-weight'))) ||
      (/^(?:I|EM)$/.test(element.tagName) && readStyle(element, 'font-style') === 'normal');
    if (isOff) element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll(`span[${KEPT}], font[${KEPT}]`)) {
    const decoration = `${readStyle(element, 'text-decoration')} ${readStyle(element, 'text-decoration-line')}`;
    if (isBold(readStyle(element, 'font-weight'))) wrapContent(element, 'strong');
    if (readStyle(element, 'font-style') === 'italic') wrapContent(element, 'em');
    if (decoration.includes('underline')) wrapContent(element, 'u');
    if (decoration.includes('line-through')) wrapContent(element, 's');
  }
  for (const element of body.querySelectorAll(`:is(p, h1, h2, h3, h4, h5, h6)[${KEPT}]`)) {
    const align = readStyle(element, 'text-align').toLowerCase();
    if (align !== '') element.setAttribute('align', align);
  }
  for (const hidden of body.querySelectorAll('template')) hidden.remove();
  for (const element of body.querySelectorAll(`[${KEPT}]`)) element.removeAttribute(KEPT);
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** In each text by itself, so that bold and links inside stay. */
export function replaceText(element: Element, change: (text: string) => string): void {
  for (const node of element.childNodes) {
    if (node instanceof Text) node.data = change(node.data);
    else if (node instanceof Element) replaceText(node, change);
  }
}
