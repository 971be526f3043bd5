import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTurns } from '../../lib/bounded-turns.ts';
import type { CheckedClaim } from '../claims/check-claims.ts';
import type { CheckAnswer, CheckClaims, CheckedMaterial, CheckRequest } from '../claims/check-request.ts';
import { type LanguageCall, LanguageError } from './language-call.ts';

/** Between one such request and the next, the notes of another report may be read. */
const CLAIM_CHUNK = 16;
/** Of so many claims the network reads those that the words leave open: some forty seconds at most. The words alone decide on more. */
const MAX_READ_CLOSELY = 1280;

/** Asks the language process about claims, and sends it the notes only where it does not have them. */
export function createClaimsCheck(call: (request: LanguageCall) => Promise<unknown>): CheckClaims {
  const takeReadersTurn = createTurns(
    { atOnce: 1, waiting: Number.POSITIVE_INFINITY },
    () => new LanguageError('too many wait'),
  );

  const ask = async (check: CheckRequest): Promise<CheckAnswer> =>
    (await call({ task: 'checkClaims', check })) as CheckAnswer;

  /** Sends the notes. The process reads those of one report after the other, so that it holds no more of them than it must. */
  const readAndCheck = (request: CheckRequest, material: CheckedMaterial): Promise<CheckedClaim[]> =>
    takeReadersTurn(async () => {
      const answer = (await ask(request)) ?? (await ask({ ...request, material }));
      if (answer === null) throw new LanguageError('the notes could not be read');
      return answer;
    });

  return async (material, claims) => {
    const key = await keyOf(material);
    const checked: CheckedClaim[] = [];
    for (let from = 0; from < claims.length; from += CLAIM_CHUNK) {
      const isReadClosely = from < MAX_READ_CLOSELY;
      const request = { key, material: null, claims: claims.slice(from, from + CLAIM_CHUNK), isReadClosely };
      checked.push(...((await ask(request)) ?? (await readAndCheck(request, material))));
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
