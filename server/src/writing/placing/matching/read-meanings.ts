import type { Language } from '../../language/language.ts';
import { writeOut } from '../../prose/write-out.ts';
import type { TemplateSection } from '../../sections.ts';
import type { ToldPassage } from '../../sorting/context/lay-out.ts';
import { englishOf } from '../../sorting/features.ts';
import type { Fits } from '../../beside/fits.ts';
import type { MaterialPassage } from '../material-passage.ts';

/** Vectors of what sections and passages mean. */
export interface Meanings {
  /** Of each section its name, its instruction, and both together. */
  sections: readonly (readonly [name: Float32Array, instruction: Float32Array, both: Float32Array])[];
  passages: readonly Float32Array[];
  /** Of what stands above a passage; null where nothing does. */
  headings: readonly (Float32Array | null)[];
  /** Where each passage belongs, as it is read beside the template. */
  fits: readonly Fits[];
}

const MOST_CHARACTERS = 400;

/** What each section of a template says, as the network reads it. */
function textsOfSection({ prompt: { label, instruction } }: TemplateSection): [string, string, string] {
  return instruction.trim() === '' ? [label, label, label] : [label, instruction, `${label}. ${instruction}`];
}

export async function readMeanings(
  language: Pick<Language, 'readVectors' | 'readBeside'>,
  sections: readonly TemplateSection[],
  passages: readonly MaterialPassage[],
): Promise<Meanings> {
  const above = passages.map(({ heading, label }) => [heading, label].filter(Boolean).join(': '));
  const texts = [...sections.flatMap(textsOfSection), ...passages.map(tell), ...above];
  const different = [...new Set(texts)].filter((text) => text !== '');
  const vectors = await language.readVectors(different);
  const byText = new Map(different.map((text, at) => [text, vectors[at] ?? new Float32Array()]));
  const vectorOf = (text: string): Float32Array => byText.get(text) ?? new Float32Array();
  return {
    sections: sections.map((section) => {
      const [name, instruction, both] = textsOfSection(section);
      return [vectorOf(name), vectorOf(instruction), vectorOf(both)];
    }),
    passages: passages.map((passage) => vectorOf(tell(passage))),
    headings: above.map((text) => (text === '' ? null : vectorOf(text))),
    fits: await readFits(language, sections, passages),
  };
}

/** Note by note. */
async function readFits(
  language: Pick<Language, 'readBeside'>,
  sections: readonly TemplateSection[],
  passages: readonly MaterialPassage[],
): Promise<Fits[]> {
  const named = sections.map(({ prompt: { label, instruction } }) => ({ label, instruction }));
  const fits = new Map<MaterialPassage, Fits>();
  for (const [{ title }, own] of Map.groupBy(passages, ({ note }) => note)) {
    const read = await language.readBeside({ sections: named, title, passages: own.map(asTold) });
    for (const [at, passage] of own.entries()) fits.set(passage, read[at] ?? null);
  }
  return passages.map((passage) => fits.get(passage) ?? null);
}

function asTold({ text, language, heading, label, speaker, header, block }: MaterialPassage): ToldPassage {
  return { text, language, heading, label, speaker, header, block };
}

/** A passage with what it cannot be understood without: its label, and the question that it goes on answering. */
function tell({ text, language, label, topic }: MaterialPassage): string {
  const plain = writeOut(englishOf({ text, language })).text;
  const parts = [label === null || text.startsWith(label) ? null : `${label}:`, topic, plain];
  return parts.filter(Boolean).join(' ').slice(0, MOST_CHARACTERS);
}
