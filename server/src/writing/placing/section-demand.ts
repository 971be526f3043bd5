import { type Demand, findPhrases, isKnownHeading, isVagueHeading, readHeading } from '../headings/heading-kinds.ts';
import type { Kind } from '../headings/kinds.ts';
import type { TemplateSection } from '../sections.ts';

/** Words by which a sentence of an instruction says what to leave out: such a sentence asks for nothing. */
const NEGATED =
  /\b(?:do not|don['’]t|never|leave out|avoid|without|unless|no interpretation|not be|omit|exclude|except|if the notes)\b/i;
/** How much an instruction counts: so little that a passage follows it only if no heading asks for its kind or a related one. */
export const INSTRUCTION_SHARE = 0.05;
/** A demand of at least this comes from a heading, a lower one from an instruction. */
export const HEADING_DEMAND = 0.1;

/** A section that asks this much for risk is about it. One that asks less mentions it by the way. */
const ABOUT_RISK = 0.15;

/** How much the known words of a label count that as a whole is no known name: `What school asked us` is not about school. */
const LOOSE_SHARE = 0.3;
/** How much the learnt meaning of such a label counts. */
const LEARNT_SHARE = 1.5;
/** How much the learnt meaning counts beside a known name: enough to take what no other section asks for. */
const BESIDE_NAME_SHARE = 0.1;

/**
 * The kinds that a section asks for by its words and, unless its label is a known name, by what was learnt of their
 * meaning. Whether it is about risk, its words alone say.
 */
export function readDemand(section: TemplateSection, learnt: Demand = new Map()): Demand {
  const worded = readWords(section);
  if (learnt.size === 0) return worded;
  const isNamed = isKnownHeading(section.prompt.label);
  const demand = new Map<Kind, number>();
  for (const [kind, weight] of worded) demand.set(kind, isNamed || kind === 'risk' ? weight : LOOSE_SHARE * weight);
  for (const [kind, likelihood] of learnt) {
    // Who was seen stands only under a heading that names it.
    if (isNamed && kind === 'sources') continue;
    demand.set(kind, (demand.get(kind) ?? 0) + (isNamed ? BESIDE_NAME_SHARE : LEARNT_SHARE) * likelihood);
  }
  return demand;
}

export function isAboutRisk(section: TemplateSection): boolean {
  return (readDemand(section).get('risk') ?? 0) >= ABOUT_RISK;
}

/** What the words of the label ask for (if they say nothing, those of the id, or of the heading above), and those of the instruction. */
function readWords({ prompt: { label, id, instruction }, heading }: TemplateSection): Demand {
  const asked = readInstruction(instruction);
  // A vague name leaves it to the instruction: `After you leave`.
  const names = [label, id.replaceAll(/[-_]/g, ' '), heading ?? ''].filter(
    (name) => asked.size === 0 || !isVagueHeading(name),
  );
  const named = names.map(readHeading).find((demand) => demand.size > 0);
  const demand = new Map(named ?? []);
  for (const [kind, weight] of asked) {
    const share = named === undefined ? weight : INSTRUCTION_SHARE * weight;
    // Of two headings that ask for a kind alike, the one whose instruction names it asks more.
    demand.set(kind, (named?.get(kind) ?? 0) + share);
  }
  return demand;
}

function readInstruction(instruction: string): Demand {
  const sentences = instruction.split(/(?<=[.:;!?])\s+|\n/).filter((sentence) => !NEGATED.test(sentence));
  const demand = new Map<Kind, number>();
  for (const [kind, weight] of sentences.flatMap((sentence) => findPhrases(sentence)).flatMap((each) => [...each])) {
    demand.set(kind, Math.max(demand.get(kind) ?? 0, weight));
  }
  return demand;
}
