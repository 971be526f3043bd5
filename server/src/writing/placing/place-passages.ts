import type { Demand } from '../headings/heading-kinds.ts';
import { type Kind, KINDS, UNASKED } from '../headings/kinds.ts';
import { contentWords } from '../language/words.ts';
import type { TemplateSection } from '../sections.ts';
import { FALLBACKS } from './fallbacks.ts';
import type { MaterialPassage } from './material-passage.ts';
import { readDemand } from './section-demand.ts';

/** Below this a passage fits no section well enough. */
const MIN_FIT = 0.3;
/** From here on a passage also stands in a section that is not the one it fits best. */
const ALSO_FIT = 0.34;
/** A heading that asks less than this for a kind does so only by the way. */
const MIN_DEMAND = 0.01;

export interface Placement {
  /** For each prompt the passages that stand in its section, in the order of the notes. */
  byPrompt: ReadonlyMap<string, readonly MaterialPassage[]>;
  /** For each passage the prompts of the sections that it stands in. */
  promptsOf(passage: MaterialPassage): readonly string[];
  /** What stands nowhere, and risk that no section asks for; risk first. */
  unplaced: readonly MaterialPassage[];
  /** What each section asks for. */
  demands: ReadonlyMap<string, Demand>;
}

/** Every passage in the sections that it fits, or among the unplaced. */
export function placePassages(sections: readonly TemplateSection[], passages: readonly MaterialPassage[]): Placement {
  const demands = new Map(sections.map((section) => [section.prompt.id, readDemand(section)]));
  const whole = sections.filter(({ prompt }) => prompt.form !== 'sentence');
  const takers = findTakers(whole, demands);
  const unknown = whole.filter(({ prompt }) => (demands.get(prompt.id)?.size ?? 0) === 0);
  const places = new Map<MaterialPassage, Set<string>>();
  for (const passage of passages) {
    const fits = fitSections(passage, takers);
    const prompts = new Set(chooseFits(passage, fits));
    if (isAsked(passage)) {
      if (passage.isRisk) for (const prompt of takers.get('risk') ?? []) prompts.add(prompt);
      for (const { prompt } of unknown) if (sharesWords(prompt.label, passage)) prompts.add(prompt.id);
      for (const prompt of sameLabel(whole, passage)) prompts.add(prompt);
    }
    places.set(passage, prompts);
  }
  for (const { prompt } of sections.filter((section) => section.prompt.form === 'sentence')) {
    const best = bestFor(demands.get(prompt.id) ?? new Map(), passages.filter(isAsked));
    if (best !== undefined) places.get(best)?.add(prompt.id);
  }
  const hasRiskSection = (takers.get('risk') ?? []).length > 0;
  const unplaced = passages.filter(
    (passage) => places.get(passage)?.size === 0 || (passage.isRisk && !hasRiskSection && isAsked(passage)),
  );
  const promptsOf = (passage: MaterialPassage): string[] => [...(places.get(passage) ?? [])];
  return {
    byPrompt: new Map(
      sections.map(({ prompt }) => [prompt.id, passages.filter((passage) => places.get(passage)?.has(prompt.id))]),
    ),
    promptsOf,
    unplaced: unplaced.toSorted((a, b) => Number(b.isRisk) - Number(a.isRisk) || a.index - b.index),
    demands,
  };
}

/** For each kind the sections that ask for it most; where none does, those of the kind it falls back on. */
function findTakers(
  sections: readonly TemplateSection[],
  demands: ReadonlyMap<string, Demand>,
): ReadonlyMap<Kind, readonly string[]> {
  const takers = new Map<Kind, string[]>();
  for (const kind of KINDS) {
    const asked = sections.map(({ prompt }) => ({ id: prompt.id, demand: demands.get(prompt.id)?.get(kind) ?? 0 }));
    const most = Math.max(0, ...asked.map(({ demand }) => demand));
    takers.set(kind, most < MIN_DEMAND ? [] : asked.filter(({ demand }) => demand >= 0.99 * most).map(({ id }) => id));
  }
  const found = new Map(takers);
  for (const kind of KINDS) {
    if (found.get(kind)?.length !== 0) continue;
    const stand = FALLBACKS[kind]?.find((other) => (takers.get(other)?.length ?? 0) > 0);
    if (stand !== undefined) found.set(kind, takers.get(stand) ?? []);
  }
  return found;
}

function fitSections(passage: MaterialPassage, takers: ReadonlyMap<Kind, readonly string[]>): Map<string, number> {
  const fits = new Map<string, number>();
  for (const [kind, probability] of passage.kinds) {
    for (const prompt of takers.get(kind) ?? []) fits.set(prompt, (fits.get(prompt) ?? 0) + probability);
  }
  return fits;
}

function chooseFits(passage: MaterialPassage, fits: ReadonlyMap<string, number>): string[] {
  if (!isAsked(passage)) return [];
  const best = Math.max(0, ...fits.values());
  if (best < MIN_FIT) return [];
  return [...fits].filter(([, fit]) => fit >= Math.min(0.999 * best, Math.max(ALSO_FIT, MIN_FIT))).map(([id]) => id);
}

/** Small talk, orders and what is in another language are shown beside the draft, not in it. */
function isAsked({ kinds, isOrder, language, isRisk }: MaterialPassage): boolean {
  const [likeliest] = kinds;
  const isUnasked = likeliest !== undefined && UNASKED.has(likeliest[0]) && !isRisk;
  return !isOrder && language === null && !isUnasked;
}

/** The note's own heading is the name of a section. */
function sameLabel(sections: readonly TemplateSection[], { label, heading }: MaterialPassage): string[] {
  const names = [label, heading].flatMap((name) => (name === null ? [] : [plain(name)]));
  return sections.filter(({ prompt }) => names.includes(plain(prompt.label))).map(({ prompt }) => prompt.id);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** For a heading of no known kind: the passages that have a word of it. */
function sharesWords(label: string, { text, label: own, heading }: MaterialPassage): boolean {
  const words = contentWords(`${text} ${own ?? ''} ${heading ?? ''}`);
  return [...contentWords(label)].some((word) => words.has(word));
}

function bestFor(demand: Demand, passages: readonly MaterialPassage[]): MaterialPassage | undefined {
  let [best, highest]: [MaterialPassage | undefined, number] = [undefined, MIN_FIT];
  for (const passage of passages) {
    const fit = passage.kinds.reduce((sum, [kind, probability]) => sum + probability * (demand.get(kind) ?? 0), 0);
    if (fit > highest) [best, highest] = [passage, fit];
  }
  return best;
}

/** The section that tells what brings the client, else the first that is written in paragraphs. */
export function findMainSection(
  sections: readonly TemplateSection[],
  demands: ReadonlyMap<string, Demand>,
): string | undefined {
  const written = sections.filter(({ prompt }) => prompt.form === 'paragraphs' || prompt.form === 'list');
  const weight = ({ prompt }: TemplateSection): number => demands.get(prompt.id)?.get('presenting') ?? 0;
  return written.toSorted((a, b) => weight(b) - weight(a))[0]?.prompt.id;
}
