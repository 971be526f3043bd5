import { type Demand, readHeading } from '../headings/heading-kinds.ts';
import type { Kind } from '../headings/kinds.ts';
import { contentWords } from '../language/words.ts';
import type { TemplateSection } from '../sections.ts';
import type { MaterialPassage } from './material-passage.ts';
import { HEADING_DEMAND } from './section-demand.ts';
import { fieldOfHeading, fieldOfTests } from './test-domains.ts';
import type { Topic } from './topics.ts';
import { type Account, areApart, type Teller } from './whose-account.ts';

export const ABOUT_RESULTS =
  /\b(?:scor(?:es?|ed|ing)|results?|tests?|tested|testing|subtests?|percentiles?|range|index|indices|profile|performance|measures?|questionnaires?|recall|average|norms?|validity|reasoning|processing|memory)\b/i;
/** A label that asks this much for a kind is about nothing else. */
const NAMED_DEMAND = 0.9;

/** The sections of a template, by what they ask for. */
export interface Offer {
  takers: ReadonlyMap<Kind, readonly string[]>;
  demands: ReadonlyMap<string, Demand>;
  whole: readonly TemplateSection[];
  /** Sections whose heading is of no known kind. */
  unknown: readonly TemplateSection[];
  /** Sections whose heading asks for topics, each with its topics. */
  topical: readonly { id: string; topics: readonly Topic[] }[];
  /** Those of them that take nothing of a kind but their topics, because another section asks for the kind. */
  narrowTopics: ReadonlySet<string>;
  /** Sections that ask for somebody's account. */
  accounts: readonly Account[];
}

/** How well each section fits. Of several that ask equally for a kind, the one that shares most words with the passage takes it. */
export function fitSections(
  passage: MaterialPassage,
  { takers, demands, whole, narrowTopics, accounts }: Offer,
  teller: Teller | null,
): Map<string, number> {
  const words = contentWords(`${passage.text} ${passage.label ?? ''} ${passage.heading ?? ''}`);
  const shared = (id: string): number => {
    const { label = '', instruction = '' } = whole.find(({ prompt }) => prompt.id === id)?.prompt ?? {};
    return [...contentWords(`${label} ${instruction}`)].filter((word) => words.has(word)).length;
  };
  const demandOf = (id: string, kind: Kind): number => demands.get(id)?.get(kind) ?? 0;
  const fits = new Map<string, number>();
  for (const [kind, probability] of passage.kinds) {
    const all = untoldByOthers(takers.get(kind) ?? [], accounts, teller);
    const narrowed = kind === 'results' ? ofSameField(passage, all, whole) : narrow(kind, passage, all, demands);
    // A heading about one topic does not ask for the rest of that topic's kind, if another heading does.
    const wider = narrowed.filter((id) => !narrowTopics.has(id));
    const asking = wider.length > 0 ? wider : narrowed;
    const taker =
      asking.length > 1
        ? asking.toSorted((a, b) => shared(b) - shared(a) || demandOf(b, kind) - demandOf(a, kind))[0]
        : asking[0];
    if (taker !== undefined) fits.set(taker, (fits.get(taker) ?? 0) + probability);
  }
  return fits;
}

/**
 * Without the sections that ask what somebody else tells. Where nobody knows who tells it, the client's own account comes
 * before that of another: `Says she wanted it quiet.`
 */
function untoldByOthers(
  asking: readonly string[],
  accounts: readonly Account[],
  teller: Teller | null,
): readonly string[] {
  const tellerOf = (id: string): Teller | undefined => accounts.find((account) => account.id === id)?.teller;
  const who = teller ?? (asking.some((id) => tellerOf(id) === 'child') ? 'child' : null);
  if (who === null) return asking;
  return asking.filter((id) => {
    const other = tellerOf(id);
    return other === undefined || !areApart(who, other);
  });
}

/** Of several sections for results, those that do not name another field: scores of thinking stand under no mood. */
function ofSameField(
  { text, test, header }: MaterialPassage,
  asking: readonly string[],
  whole: readonly TemplateSection[],
): readonly string[] {
  const field = asking.length > 1 ? fieldOfTests(`${test ?? ''} ${header?.join(' ') ?? ''} ${text}`) : null;
  if (field === null) return asking;
  const fields = new Map(whole.map(({ prompt }) => [prompt.id, fieldOfHeading(prompt.label)]));
  const own = asking.filter((id) => fields.get(id) === field);
  if (own.length > 0) return own;
  const others = asking.filter((id) => fields.get(id) === null);
  return others.length > 0 ? others : asking;
}

/**
 * Where one section explains the results and another the case, what speaks of results goes to the first. Where one tells
 * what the therapist did and another also what was brought, what the client said goes to the second.
 */
function narrow(
  kind: Kind,
  { text, label, isOwnLabel, speaker, isClinician }: MaterialPassage,
  asking: readonly string[],
  demands: ReadonlyMap<string, Demand>,
): readonly string[] {
  const only = (fitting: readonly string[]): readonly string[] => (fitting.length > 0 ? fitting : asking);
  if (kind === 'intervention') {
    const isBrought = speaker !== null && !isClinician;
    return only(asking.filter((id) => (demands.get(id)?.get('presenting') ?? 0) >= HEADING_DEMAND === isBrought));
  }
  if (kind !== 'formulation') return asking;
  // What the note itself calls its formulation is one, also where it speaks of memory.
  const isNamed = isOwnLabel && label !== null && (readHeading(label).get('formulation') ?? 0) >= NAMED_DEMAND;
  const isAboutResults = ABOUT_RESULTS.test(text) && !isNamed;
  return only(asking.filter((id) => explainsResults(demands.get(id)) === isAboutResults));
}

/** An instruction that speaks of findings by the way makes no section about them. */
export function explainsResults(demand: Demand | undefined): boolean {
  return (demand?.get('results') ?? 0) >= HEADING_DEMAND;
}
