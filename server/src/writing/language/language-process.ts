// The process that reads notes and runs the embeddings model; see language.ts for who starts it.
import { findIdentifiers, findNames } from '../identities/find-identifiers.ts';
import { checkRequest } from './check-request.ts';
import { embedTexts } from './embedder.ts';
import { readNote } from './read-note.ts';
import { splitSentences } from './split-sentences.ts';
import type { LanguageAnswer, LanguageCall } from './language.ts';

const TASKS = {
  readNotes: (texts: string[]) => texts.map(readNote),
  splitTexts: (texts: string[]) => texts.map(splitSentences),
  embed: embedTexts,
  findNames,
  findIdentifiers,
};

let last: Promise<void> = Promise.resolve();

process.on('message', (call: LanguageCall) => {
  last = last.then(() => answer(call));
});
// It must not outlive the service, however that ended.
process.on('disconnect', () => process.exit());

async function answer({ id, ...call }: LanguageCall): Promise<void> {
  const reply = await run(call).then(
    (value): LanguageAnswer => ({ id, value }),
    (error: unknown): LanguageAnswer => ({ id, error: error instanceof Error ? error.message : 'failed' }),
  );
  process.send?.(reply);
}

async function run({ task, texts, known, check }: Omit<LanguageCall, 'id'>): Promise<unknown> {
  if (task === 'checkClaims') return check === undefined ? null : checkRequest(check);
  return TASKS[task](texts, known);
}
