import { formatDate, type Material } from '../evidence/material.ts';
import type { Language } from '../language/language.ts';
import type { SourceNote } from '../source-note.ts';
import { findAboutOthers } from './about-others.ts';
import { findSettings } from './find-settings.ts';
import type { MaterialPassage } from './material-passage.ts';

/** The passages of all notes in the order of time. What the material leaves out, such as our own remarks, is none. */
export async function sortMaterial(language: Language, material: Material): Promise<MaterialPassage[]> {
  const sorted = await language.sortNotes(
    material.notes.map((note) => `${note.title.replaceAll(/\s+/g, ' ')}\n${withoutRemarks(note)}`),
  );
  const passages = material.notes.flatMap((note, place) => {
    const dateText = formatDate(material.dateOf(note));
    const own = material.sentences.filter((sentence) => sentence.note === note);
    const byStart = new Map(own.map((sentence) => [sentence.sentence.start, sentence]));
    let from = 0;
    return (sorted[place] ?? []).flatMap((passage) => {
      while ((own[from]?.sentence.end ?? Number.POSITIVE_INFINITY) <= passage.start) from += 1;
      const lead = passage.lead === undefined ? undefined : byStart.get(passage.lead.start);
      const sentences = lead === undefined ? [] : [lead];
      for (let at = from; (own[at]?.sentence.start ?? Number.POSITIVE_INFINITY) < passage.end; at += 1) {
        const sentence = own[at];
        if (sentence !== undefined) sentences.push(sentence);
      }
      return sentences.length === 0 ? [] : [{ ...passage, note, dateText, sentences }];
    });
  });
  const ordered = passages.map((passage, index): MaterialPassage => ({ ...passage, index }));
  const others = findAboutOthers(ordered, material.clientName);
  for (const passage of others) passage.isOfOther = true;
  for (const [passage, setting] of findSettings(ordered)) passage.setting = setting;
  return ordered;
}

/**
 * A note with blanks for what stands in none of its places, such as the line that calls a transcript a draft: nobody said it,
 * so that it tells nothing of the passages beside it.
 */
function withoutRemarks({ markdown, places }: SourceNote): string {
  if (places === undefined) return markdown;
  let [left, end] = ['', 0];
  for (const { startOffset, endOffset } of places.toSorted((a, b) => a.startOffset - b.startOffset)) {
    const start = Math.max(startOffset, end);
    left += blank(markdown.slice(end, start)) + markdown.slice(start, endOffset);
    end = Math.max(end, endOffset);
  }
  return left + blank(markdown.slice(end));
}

/** Lines stay lines. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}
