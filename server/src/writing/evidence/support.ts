import type { UnsupportedReason } from '@casewright/document';
import type { CheckedClaim, Claim as CheckClaim, PassagePlace } from '../claims/check-claims.ts';
import type { CheckedMaterial } from '../claims/check-request.ts';
import type { Language } from '../language/language.ts';
import { dateOfNote } from '../passages/session-date.ts';
import type { SourceNote } from '../source-note.ts';
import { formatDate, type Material, type MaterialSentence } from './material.ts';

/** A sentence of a report, and the numbers of the note sentences that its writer says it rests on. */
export interface Claim {
  text: string;
  cited: readonly number[];
}

export interface Support {
  reason: Exclude<UnsupportedReason, 'silence'> | null;
  /** What bears the claim out; where it contradicts the notes, what it contradicts. */
  evidence: readonly MaterialSentence[];
}

/** What in the notes bears out each claim, whoever made it. The language process does the work. */
export async function findSupport(
  language: Pick<Language, 'checkClaims'>,
  material: Material,
  claims: readonly Claim[],
): Promise<Support[]> {
  if (claims.length === 0) return [];
  const places = createPlaces(material);
  const asked = claims.map(({ text, cited }): CheckClaim => ({ text, cited: cited.flatMap(places.toPlace) }));
  const checked = await language.checkClaims(toCheckedMaterial(material), asked);
  return checked.map(({ verdict, isFigure, places: found }): Support => ({
    reason: reasonOf(verdict, isFigure),
    evidence: found.flatMap(places.toSentence),
  }));
}

export function reasonOf(verdict: CheckedClaim['verdict'], isFigure: boolean): Support['reason'] {
  if (verdict === 'supported') return null;
  if (verdict === 'contradicts') return 'contradiction';
  return isFigure ? 'figures' : 'wording';
}

export function toCheckedMaterial({ notes, clientName }: Pick<Material, 'notes' | 'clientName'>): CheckedMaterial {
  return { notes: notes.map(toCheckedNote), clientName };
}

function toCheckedNote(note: SourceNote): CheckedMaterial['notes'][number] {
  const { markdown, title, places } = note;
  return {
    markdown,
    title,
    // The list of sources names each note by this day.
    date: formatDate(dateOfNote(note)),
    places: places?.map(({ startOffset, endOffset }) => ({ startOffset, endOffset })) ?? null,
  };
}

interface Places {
  toPlace(number: number): PassagePlace[];
  toSentence(place: PassagePlace): MaterialSentence[];
}

/** A provider counts the sentences of all notes through, the checker those of each note. */
function createPlaces({ notes, sentences }: Material): Places {
  const starts = new Map<number, number>();
  const noteNumbers = new Map(notes.map((note, index) => [note, index]));
  for (const [index, { note }] of sentences.entries()) {
    const number = noteNumbers.get(note) ?? -1;
    if (!starts.has(number)) starts.set(number, index);
  }
  return {
    toPlace: (number) => {
      const source = sentences[number - 1];
      const note = source === undefined ? undefined : noteNumbers.get(source.note);
      return note === undefined ? [] : [{ note, sentence: number - 1 - (starts.get(note) ?? 0) }];
    },
    toSentence: ({ note, sentence }) => {
      const found = sentences[(starts.get(note) ?? 0) + sentence];
      return found === undefined ? [] : [found];
    },
  };
}
