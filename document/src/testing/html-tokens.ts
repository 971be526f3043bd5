/** A reader of HTML as strict as can be, written apart from the renderer: it throws at whatever it does not expect. */
const ALLOWED: Record<string, readonly string[]> = {
  p: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  pre: [],
  code: ['class'],
  hr: [],
  br: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  a: ['href', 'title', 'rel'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['align'],
  td: ['align'],
  aside: ['data-prompt'],
  span: ['data-variable'],
};
const VOID = new Set(['br', 'hr']);
const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/y;
const TEXT = /(?:[^<>&"']|&(?:amp|lt|gt|quot|#39);)+/y;
const HREF = /^(?:https?:\/\/[^/?#]|mailto:.|tel:.)/;

export interface HtmlContent {
  text: string;
  tags: string[];
}

export function readHtml(html: string): HtmlContent {
  const content: HtmlContent = { text: '', tags: [] };
  const open: string[] = [];
  let position = 0;
  while (position < html.length) {
    TEXT.lastIndex = position;
    TAG.lastIndex = position;
    const text = TEXT.exec(html)?.[0];
    if (text !== undefined) {
      content.text += decode(text);
      position = TEXT.lastIndex;
      continue;
    }
    const [, slash, name = '', attributes = ''] = TAG.exec(html) ?? [];
    if (slash === undefined) throw new Error(`neither text nor tag: ${html.slice(position, position + 40)}`);
    if (slash === '/') {
      if (open.pop() !== name || attributes !== '') throw new Error(`closed out of turn: ${name}`);
    } else {
      checkTag(name, attributes);
      content.tags.push(name);
      if (!VOID.has(name)) open.push(name);
    }
    position = TAG.lastIndex;
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join()}`);
  return content;
}

function checkTag(name: string, attributes: string): void {
  const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
  if (allowed === undefined) throw new Error(`not allowed: ${name}`);
  for (const [, attribute = '', value = ''] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
    if (!allowed.includes(attribute)) throw new Error(`not allowed: ${name} ${attribute}`);
    if (attribute === 'href' && !HREF.test(decode(value))) throw new Error(`not an address: ${value}`);
    if (!/^(?:[^&]|&(?:amp|lt|gt|quot|#39);)*$/u.test(value)) throw new Error(`not escaped: ${value}`);
  }
}

function decode(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '');
}
