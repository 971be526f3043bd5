// The process that reads notes, with all networks; see language.ts for who starts it.
import { mapWithStops, type Turns } from '../../lib/turns.ts';
import { serveQuestions } from '../../sandbox/worker/serve-questions.ts';
import { comparePassages } from '../claims/across/compare-passages.ts';
import { findIdentifiers, findNames } from '../identities/find-identifiers.ts';
import { readContext } from '../identities/read-context.ts';
import { readVector } from '../network/text-vectors.ts';
import { readBeside } from '../beside/read-beside.ts';
import { readNote } from '../reading/read-note.ts';
import { splitSentences } from '../reading/split-sentences.ts';
import { sortNote } from '../sorting/sort-note.ts';
import type { SortedPassage } from '../sorting/sorted-passage.ts';
import { checkRequest } from './check-request.ts';
import type { LanguageAnswer, LanguageCall, LanguageMessage, TextsCall } from './language-call.ts';

const underWay = new Map<number, Turns<unknown>>();

serveQuestions(async (asked) => goOn(asked as LanguageMessage));

function goOn({ number, call, turnMs }: LanguageMessage): LanguageAnswer {
  const turns = call === null ? underWay.get(number) : begin(call);
  if (turns === undefined) throw new Error('no such call is under way');
  underWay.delete(number);
  const until = performance.now() + turnMs;
  do {
    const { done, value } = turns.next();
    if (done === true) return { value };
  } while (performance.now() < until);
  underWay.set(number, turns);
  return null;
}

function begin(call: LanguageCall): Turns<unknown> {
  switch (call.task) {
    case 'checkClaims':
      return checkRequest(call.check);
    case 'comparePassages':
      return comparePassages(call.told);
    case 'readBeside':
      return readBeside(call.beside);
    default:
      return beginTexts(call);
  }
}

function beginTexts({ task, texts, known }: TextsCall): Turns<unknown> {
  switch (task) {
    case 'readNotes':
      return mapWithStops(texts, readNote);
    case 'splitTexts':
      return mapWithStops(texts, splitSentences);
    case 'readVectors':
      return mapWithStops(texts, readVector);
    case 'sortNotes':
      return sortNotes(texts);
    case 'findNames':
      return readContextsFirst(texts, () => findNames(texts, known));
    case 'offerNames':
      // What is only offered to somebody who looks at it need not wait for the network.
      return readContextsFirst([], () => findNames(texts, known, { isContextRead: false }));
    case 'findIdentifiers':
      return readContextsFirst(texts, () => findIdentifiers(texts, known));
  }
}

function* sortNotes(notes: readonly string[]): Turns<SortedPassage[][]> {
  const sorted: SortedPassage[][] = [];
  for (const note of notes) sorted.push(yield* sortNote(note));
  return sorted;
}

/** What the network makes of each text is kept, so that then to look through all of them does not take long. */
function* readContextsFirst<Value>(texts: readonly string[], look: () => Value): Turns<Value> {
  yield* mapWithStops(texts, readContext);
  yield;
  return look();
}
