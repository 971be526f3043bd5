// The process that reads notes and runs the embeddings model; see language.ts for who starts it.
import { serveQuestions } from '../../sandbox/worker/serve-questions.ts';
import { comparePassages } from '../claims/across/compare-passages.ts';
import { findIdentifiers, findNames } from '../identities/find-identifiers.ts';
import { readContexts } from '../identities/read-contexts.ts';
import type { Identity } from '../identities/identity.ts';
import { readVectors } from '../network/text-vectors.ts';
import { readBeside } from '../beside/read-beside.ts';
import { readNote } from '../reading/read-note.ts';
import { splitSentences } from '../reading/split-sentences.ts';
import { sortNote } from '../sorting/sort-note.ts';
import { checkRequest } from './check-request.ts';
import type { LanguageCall } from './language-call.ts';

const TASKS = {
  readNotes: (texts: string[]) => texts.map(readNote),
  splitTexts: (texts: string[]) => texts.map(splitSentences),
  readVectors,
  sortNotes: (notes: string[]) => notes.map(sortNote),
  readContexts,
  findNames: (texts: string[], known: readonly Identity[]) => findNames(texts, known),
  // What is only offered to somebody who looks at it need not wait for the network.
  offerNames: (texts: string[], known: readonly Identity[]) => findNames(texts, known, { isContextRead: false }),
  findIdentifiers: (texts: string[], known: readonly Identity[]) => findIdentifiers(texts, known),
};

let last: Promise<unknown> = Promise.resolve();

/** One call after the other, so that each has the whole of its time. */
serveQuestions((asked) => {
  const answer = last.then(() => run(asked as LanguageCall));
  last = answer.catch(() => undefined);
  return answer;
});

async function run({ task, texts, known, check, told = [], beside }: LanguageCall): Promise<unknown> {
  if (task === 'checkClaims') return check === undefined ? null : checkRequest(check);
  if (task === 'comparePassages') return comparePassages(told);
  if (task === 'readBeside') return beside === undefined ? null : readBeside(beside);
  return TASKS[task](texts, known);
}
