import type { Instant } from './common.ts';
import { readQuery } from './read-query.ts';
import { part, post, put, remove } from './request.ts';

export interface SnippetFields {
  name: string;
  markdown: string;
  is_org_snippet: boolean;
}

export interface Snippet extends SnippetFields {
  id: string;
  updated_at: Instant;
  can_edit: boolean;
}

export const SNIPPET_LIMITS = { nameLength: 80, markdownLength: 5_000 };

const SNIPPETS = ['snippets'] as const;

/** The practice's and one's own, sorted by name. Asked for once a few minutes, while somebody writes. */
export const snippetsQuery = {
  ...readQuery<Snippet[]>(SNIPPETS, '/snippets', { staysOn401: true }),
  staleTime: 300_000,
};

const pathOf = (snippetId: string) => `/snippets/${part(snippetId)}`;

export const createSnippet = (fields: SnippetFields) => post<{ id: string }>('/snippets', fields);
/** `updated_at` is that of the snippet that was edited; another one stored meanwhile is a 409. */
export const saveSnippet = (snippetId: string, body: SnippetFields & { updated_at: Instant }) =>
  put<{ id: string }>(pathOf(snippetId), body);
export const deleteSnippet = (snippetId: string) => remove(pathOf(snippetId));
