// The process that reads notes and runs the embeddings model; see language.ts for who starts it.
import { embedTexts } from './embedder.ts';
import { readNote } from './read-note.ts';
import { splitSentences } from './split-sentences.ts';
import type { LanguageAnswer, LanguageCall } from './language.ts';

const TASKS = {
  readNotes: (texts: string[]) => texts.map(readNote),
  splitTexts: (texts: string[]) => texts.map(splitSentences),
  embed: embedTexts,
};

let last: Promise<void> = Promise.resolve();

process.on('message', (call: LanguageCall) => {
  last = last.then(() => answer(call));
});
// It must not outlive the service, however that ended.
process.on('disconnect', () => process.exit());

async function answer({ id, task, texts }: LanguageCall): Promise<void> {
  const reply = await run(task, texts).then(
    (value): LanguageAnswer => ({ id, value }),
    (error: unknown): LanguageAnswer => ({ id, error: error instanceof Error ? error.message : 'failed' }),
  );
  process.send?.(reply);
}

async function run(task: LanguageCall['task'], texts: string[]): Promise<unknown> {
  return TASKS[task](texts);
}
