type Json = Record<string, unknown>;

/** Parts of documents, short to write; none of them is canonical by itself. */
export function text(value: string, ...marks: (string | Json)[]): Json {
  return { type: 'text', text: value, marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)) };
}

export function doc(...content: unknown[]): Json {
  return { type: 'doc', content };
}

export function paragraph(...content: unknown[]): Json {
  return { type: 'paragraph', content };
}

export function quote(...content: unknown[]): Json {
  return { type: 'blockquote', content };
}

export function list(...content: unknown[]): Json {
  return { type: 'bulletList', content };
}

export function item(...content: unknown[]): Json {
  return { type: 'listItem', content };
}

export function table(...content: unknown[]): Json {
  return { type: 'table', content };
}

export function row(...content: unknown[]): Json {
  return { type: 'tableRow', content };
}

export function cell(type: 'tableHeader' | 'tableCell', value = '', attrs: Json = {}): Json {
  return { type, attrs, content: [value === '' ? paragraph() : paragraph(text(value))] };
}

export function prompt(id: unknown, attrs: Json = {}): Json {
  return { type: 'prompt', attrs: { id, label: 'Label', ...attrs } };
}
