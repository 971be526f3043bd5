import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTurns } from '../../lib/bounded-turns.ts';
import type { CheckedClaim } from '../claims/check-claims.ts';
import type { CheckAnswer, CheckClaims, CheckedMaterial, CheckRequest } from '../claims/check-request.ts';
import { type LanguageCall, LanguageError } from './language-call.ts';

/** Half a second of work where the network reads each of them. */
const CLAIM_CHUNK = 16;
/** Of so many claims the network reads those that the words leave open: some forty seconds at most. The words alone decide on more. */
const MAX_READ_CLOSELY = 1280;
/** A process that died while it read the notes gets them once more; one that dies again and again does not. */
const MAX_SENT = 2;

/** Asks the language process about claims, and sends it the notes only where it does not have them. */
export function createClaimsCheck(call: (request: LanguageCall) => Promise<unknown>): CheckClaims {
  const takeReadersTurn = createTurns(
    { atOnce: 1, waiting: Number.POSITIVE_INFINITY },
    () => new LanguageError('too many wait'),
  );

  const ask = async (check: CheckRequest): Promise<CheckAnswer> =>
    (await call({ task: 'checkClaims', texts: [], known: [], check })) as CheckAnswer;

  /**
   * Sends the notes, and asks until they are read: other calls get their turn in between. One report after the other, so
   * that what is read for one is not given up for another before it was of use.
   */
  const readAndCheck = (request: CheckRequest, material: CheckedMaterial): Promise<CheckedClaim[]> =>
    takeReadersTurn(async () => {
      let answer = await ask(request);
      for (let sent = 0; !Array.isArray(answer);) {
        if (answer === null) sent += 1;
        if (sent > MAX_SENT) throw new LanguageError('the notes could not be read');
        answer = await ask(answer === null ? { ...request, material } : request);
      }
      return answer;
    });

  return async (material, claims) => {
    const key = await keyOf(material);
    const checked: CheckedClaim[] = [];
    for (let from = 0; from < claims.length; from += CLAIM_CHUNK) {
      const isReadClosely = from < MAX_READ_CLOSELY;
      const request = { key, material: null, claims: claims.slice(from, from + CLAIM_CHUNK), isReadClosely };
      const answer = await ask(request);
      checked.push(...(Array.isArray(answer) ? answer : await readAndCheck(request, material)));
    }
    return checked;
  };
}

/** Notes may be long: others get their turn between one and the next. */
async function keyOf({ notes, clientName }: CheckedMaterial): Promise<string> {
  const hash = createHash('sha256').update(clientName).update('\0');
  for (const { markdown, ...about } of notes) {
    hash.update(JSON.stringify(about)).update('\0').update(markdown).update('\0');
    await nextTurn();
  }
  return hash.digest('hex');
}
