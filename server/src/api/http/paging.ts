import { Type } from '../../lib/schema.ts';

/** The query parameters of every list that is read page by page. */
export const PagingQuery = {
  page: Type.Integer({ minimum: 1, default: 1, description: 'Which page, from 1.', examples: [1] }),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'How many on a page.', examples: [20] }),
};

/** How the OpenAPI document describes what `makePagingHeaders` makes. */
export const PAGING_HEADERS = {
  'X-Total-Count': { type: 'integer', description: 'How many there are on all pages.' },
  Link: {
    type: 'string',
    description: 'The addresses of the next and the previous page (RFC 8288), if there are any.',
  },
} as const;

export interface PageOf {
  page: number;
  limit: number;
  total: number;
}

/** For a list whose body has no place for it: how many there are on all pages, and where the pages beside this one are. */
export function makePagingHeaders(address: string, list: PageOf): { 'X-Total-Count': number; Link?: string } {
  const link = makeLinkHeader(address, list);
  return { 'X-Total-Count': list.total, ...(link !== undefined && { Link: link }) };
}

/** RFC 8288: where the next and the previous page are, if there are any. `address` is absolute and has no query. */
export function makeLinkHeader(address: string, { page, limit, total }: PageOf): string | undefined {
  const lastPage = Math.ceil(total / limit);
  const links: string[] = [];
  if (page < lastPage) links.push(makeLink(address, page + 1, limit, 'next'));
  // From a page past the end, the way back leads to the last one.
  if (page > 1 && lastPage > 0) links.push(makeLink(address, Math.min(page - 1, lastPage), limit, 'prev'));
  return links.length === 0 ? undefined : links.join(', ');
}

function makeLink(address: string, page: number, limit: number, relation: string): string {
  const url = new URL(address);
  url.search = new URLSearchParams({ page: String(page), limit: String(limit) }).toString();
  return `<${url.href}>; rel="${relation}"`;
}
