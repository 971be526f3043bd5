import { type Demand, findPhrases, isVagueHeading, readHeading } from '../headings/heading-kinds.ts';
import type { Kind } from '../headings/kinds.ts';
import type { TemplateSection } from '../sections.ts';

/** A sentence of an instruction that says what to leave out asks for nothing. */
const NEGATED =
  /\b(?:do not|don['’]t|never|leave out|avoid|without|unless|no interpretation|not be|omit|exclude|except|if the notes)\b/i;
/** An instruction asks so little that a passage follows it only if no heading asks for its kind or a related one. */
export const INSTRUCTION_SHARE = 0.05;
/** A demand of at least this comes from a heading, a lower one from an instruction. */
export const HEADING_DEMAND = 0.1;

/** The kinds that a section asks for: by its label, else its id, else the heading above it; and by its instruction. */
export function readDemand({ prompt: { label, id, instruction }, heading }: TemplateSection): Demand {
  const asked = readInstruction(instruction);
  // A word that says little leaves it to the instruction: `After you leave`.
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
