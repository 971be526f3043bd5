import { type Kind, KINDS } from '../headings/kinds.ts';
import type { Demand } from '../headings/heading-kinds.ts';
import type { TemplateSection } from '../sections.ts';
import { FALLBACKS } from './fallbacks.ts';
import { HEADING_DEMAND, INSTRUCTION_SHARE } from './section-demand.ts';

/** A heading that asks for somebody's account, such as `Views of the carer`, takes passages of these kinds where no other section does. */
const OF_PEOPLE: ReadonlySet<Kind> = new Set(['family', 'social', 'views', 'presenting']);
/** A heading that asks less than this for a kind does not count as asking for it. */
const MIN_DEMAND = 0.01;
/** A heading that asks more than this for a kind names it. One that asks less gets passages of that kind only if no other section wants them. */
const FULL_DEMAND = 0.21;
/** A heading that asks this much for a kind gets all its passages before headings that hardly ask for it. */
export const TOPIC_DEMAND = 0.5;
/** A heading that asks so much for risk is about nothing else. */
const RISK_HEADING = 0.9;

/** The sections that take each kind: those whose heading asks for it most, else those that ask for a related kind, else those whose instruction asks for it. */
export function findTakers(
  sections: readonly TemplateSection[],
  demands: ReadonlyMap<string, Demand>,
  { topical, told }: Record<'topical' | 'told', ReadonlySet<string>>,
): ReadonlyMap<Kind, readonly string[]> {
  // A heading about one topic does not ask for the rest of that topic's kind, if another heading does.
  const wide = sections.filter(({ prompt }) => !topical.has(prompt.id));
  // Nor does a heading that asks for somebody's account: `Never smoked` is no view of the carer.
  const untold = wide.filter(({ prompt }) => !told.has(prompt.id));
  const takersOf = (kind: Kind, least: number, from = sections): string[] => {
    const asked = from.map(({ prompt }) => ({
      id: prompt.id,
      demand: demands.get(prompt.id)?.get(kind) ?? 0,
      // Several tables share the scores between them.
      isTable: kind === 'results' && prompt.form === 'table',
    }));
    const most = Math.max(0, ...asked.map(({ demand }) => demand));
    // The instruction's share is small: it decides only where a passage shares equally many words with two headings. Risk goes to
    // every section that asks for it most.
    const isNear = most >= HEADING_DEMAND && kind !== 'risk';
    const enough = isNear ? most - 1.01 * INSTRUCTION_SHARE : 0.99 * most;
    return most < least
      ? []
      : asked.filter(({ demand, isTable }) => demand >= (isTable ? HEADING_DEMAND : enough)).map(({ id }) => id);
  };
  // What its instruction mentions by the way, such as actions taken, does not belong under risk.
  const others = sections.filter(({ prompt }) => (demands.get(prompt.id)?.get('risk') ?? 0) < RISK_HEADING);
  return new Map(
    KINDS.map((kind) => {
      // A table takes nothing but scores. It may be called a table of investigations.
      const written = sections.filter(({ prompt }) => prompt.form !== 'table' || kind === 'results');
      const open = OF_PEOPLE.has(kind) ? written : written.filter(({ prompt }) => !told.has(prompt.id));
      const kindred = (FALLBACKS[kind] ?? []).flatMap((each) => [
        takersOf(
          each,
          HEADING_DEMAND,
          open.filter(({ prompt }) => !topical.has(prompt.id)),
        ),
        takersOf(each, HEADING_DEMAND, open),
      ]);
      // A heading of a related kind whose instruction names this kind comes before a heading that takes it only because no other does.
      const instructed = written.filter(({ prompt }) => {
        const demandOf = (each: Kind): number => demands.get(prompt.id)?.get(each) ?? 0;
        return (
          demandOf(kind) < HEADING_DEMAND && (FALLBACKS[kind] ?? []).some((each) => demandOf(each) >= HEADING_DEMAND)
        );
      });
      const takers = [
        ...(kind === 'views' ? [] : [takersOf(kind, TOPIC_DEMAND, untold)]),
        takersOf(kind, FULL_DEMAND, wide),
        // A heading about a topic of this kind comes before a heading that hardly asks for the kind.
        takersOf(kind, TOPIC_DEMAND),
        takersOf(kind, MIN_DEMAND, instructed),
        takersOf(kind, HEADING_DEMAND, wide),
        takersOf(kind, HEADING_DEMAND),
        ...kindred,
      ].find((ids) => ids.length > 0);
      return [kind, takers ?? takersOf(kind, MIN_DEMAND, others)];
    }),
  );
}
