import {
  type DocumentJson,
  fillVariables,
  followRecord,
  listPrompts,
  listUnsupported,
  type NotePlace,
  type NoteWord,
  toHtml,
  toMarkdown,
  type VariableValues,
} from '@casewright/document';
import { forgetMarks } from '../writing/evidence/forget-marks.ts';
import { findQuotations } from './find-quotations.ts';
import { movePlaces } from './move-places.ts';
import { moveWords } from './move-words.ts';
import { readRendered } from './read-document.ts';
import { renderMarkdown } from './render-markdown.ts';
import { assembleReport, listPromptIds, showSections } from './report-tasks.ts';
import { findReviewKeys, listCitedRevisions, listReview } from './review-tasks.ts';
import { settle } from './settle-task.ts';
import { isSectionIntact, outlineTemplate, putSection } from './section-tasks.ts';

/**
 * What is done with documents that may be large. Documents come and go as JSON: the tree itself would be copied on its
 * way to the thread, which takes longer than parsing it there.
 */
export const DOCUMENT_TASKS = {
  /** A text as JSON becomes HTML as JSON. */
  renderMarkdown: ({ markdown }: { markdown: string }) =>
    JSON.stringify(renderMarkdown(JSON.parse(markdown) as string)),

  read: ({ content }: { content: string }) => readRendered(JSON.parse(content)),

  /** This and the next are for stored documents, which were checked before. */
  toMarkdown: ({ content }: { content: string }) => toMarkdown(parse(content)),
  toHtml: ({ content }: { content: string }) => toHtml(parse(content)),

  /** A document with others, or lists of blocks, below it. */
  appendBlocks: ({ content, blocks }: { content: string; blocks: readonly string[] }) => {
    const document = parse(content);
    const more = blocks.flatMap((json) => {
      const read = JSON.parse(json) as DocumentJson | DocumentJson['content'];
      return Array.isArray(read) ? read : read.content;
    });
    return JSON.stringify({ ...document, content: [...document.content, ...more] });
  },

  fillVariables: ({ content, values }: { content: string; values: VariableValues }) =>
    readRendered(fillVariables(parse(content), values)),

  /** Null where the report already agrees with the record. */
  followRecord: ({ content, values }: { content: string; values: VariableValues }) => {
    const followed = followRecord(parse(content), values);
    return followed === null ? null : readRendered(followed);
  },

  /** What to think of before a report is sent; the list is JSON. */
  review: ({ content }: { content: string }) => {
    const document = parse(content);
    return { unsupported: JSON.stringify(listUnsupported(document)), promptsLeft: listPrompts(document).length };
  },

  /** Takes marks away before a report whose notes were changed is checked again. */
  forgetMarks: ({ content, noteIds }: { content: string; noteIds: readonly string[] }) =>
    JSON.stringify(forgetMarks(parse(content), noteIds)),

  /** The texts are those of a note before and after a correction; the places are JSON, before and after. */
  movePlaces: ({ before, after, places }: { before: string; after: string; places: string }) =>
    JSON.stringify(movePlaces(before, after, JSON.parse(places) as NotePlace[])),

  /** The same for the words of a transcript. */
  moveWords: ({ before, after, words }: { before: string; after: string; words: string }) =>
    JSON.stringify(moveWords(before, after, JSON.parse(words) as NoteWord[])),

  outlineTemplate,
  assembleReport,
  listPromptIds,
  showSections,
  isSectionIntact,
  putSection,
  settle,
  findQuotations,
  listCitedRevisions,
  listReview,
  findReviewKeys,
};

export type DocumentTasks = typeof DOCUMENT_TASKS;

function parse(content: string): DocumentJson {
  return JSON.parse(content) as DocumentJson;
}
