import { type Demand, isKnownHeading, readHeading } from '../headings/heading-kinds.ts';
import { type Kind, KINDS, UNASKED } from '../headings/kinds.ts';
import { contentWords } from '../language/words.ts';
import type { TemplateSection } from '../sections.ts';
import { FALLBACKS } from './fallbacks.ts';
import type { MaterialPassage } from './material-passage.ts';
import { HEADING_DEMAND, INSTRUCTION_SHARE, readDemand } from './section-demand.ts';
import { fieldOfHeading, fieldOfTests } from './test-fields.ts';
import { isOfTopic, readTopics, type Topic } from './topics.ts';
import { type Account, areApart, findTellers, isAskedOf, readAccount, type Teller } from './whose-account.ts';

/** A passage stands in a section, or in several, where it fits them likelier than not. */
const MIN_FIT = 0.5;
/** A passage that fits a section this well stays there, whatever words it shares with another heading. */
const SURE_FIT = 0.6;
/** A passage that touches harm stands in a section about something else only if it fits that section this well. */
const BESIDE_RISK_FIT = 0.7;
const MIN_SENTENCE_WORDS = 3;
/** The shortest heading of a note that may be the beginning of a longer one. */
const MIN_NAME = 4;
/** What a heading that asks what somebody tells may take for want of another. */
const OF_PEOPLE: ReadonlySet<Kind> = new Set(['family', 'social', 'views', 'presenting']);
const TOLD_ELSEWHERE: ReadonlySet<Kind> = new Set([
  'plan',
  'medication',
  'allergies',
  'results',
  'admin',
  'sources',
  'capacity',
]);
const ABOUT_RESULTS =
  /\b(?:scor(?:es?|ed|ing)|results?|tests?|tested|testing|subtests?|percentiles?|range|index|indices|profile|performance|measures?|questionnaires?|recall|average|norms?|validity|reasoning|processing|memory)\b/i;
/** A heading that asks less than this for a kind does not count as asking for it. */
const MIN_DEMAND = 0.01;
/** A heading that asks more than this for a kind names it; with less it takes it where no other section does. */
const FULL_DEMAND = 0.21;
/** A heading that asks so much for a kind takes all of it sooner than others that hardly ask for it. */
const TOPIC_DEMAND = 0.5;
/** A section that asks more than this for plans is surely about them. */
const SURE_DEMAND = 0.45;
/** A label that asks so much for a kind is about nothing else. */
const NAMED_DEMAND = 0.9;
/** From this likelihood on it is known what a heading asks for. */
const LEARNT_KIND = 0.3;
/** A heading that asks so much for risk is about nothing else. */
const RISK_HEADING = 0.9;

export interface Placement {
  /** For each prompt the passages that stand in its section, in the order of the notes. */
  byPrompt: ReadonlyMap<string, readonly MaterialPassage[]>;
  /** For each passage the prompts of the sections that it stands in. */
  promptsOf(passage: MaterialPassage): readonly string[];
  /** For each prompt the passages in another language that are to be quoted in its section. */
  foreignByPrompt: ReadonlyMap<string, readonly MaterialPassage[]>;
  /** What stands nowhere, and risk that stands in no section about it; risk first. */
  unplaced: readonly MaterialPassage[];
  /** What each section asks for. */
  demands: ReadonlyMap<string, Demand>;
}

/** What a template offers to a passage. */
interface Offer {
  takers: ReadonlyMap<Kind, readonly string[]>;
  demands: ReadonlyMap<string, Demand>;
  whole: readonly TemplateSection[];
  /** Sections whose heading is of no known kind. */
  unknown: readonly TemplateSection[];
  /** Sections whose heading asks for topics, and those. */
  topical: readonly { id: string; topics: readonly Topic[] }[];
  /** Those of them that ask for nothing else of a kind, where another section does. */
  narrowTopics: ReadonlySet<string>;
  /** Sections that ask what somebody tells. */
  accounts: readonly Account[];
}

/** Every passage in the sections that it fits, or among the unplaced. `learnt` is what each section asks for by its meaning. */
export function placePassages(
  sections: readonly TemplateSection[],
  passages: readonly MaterialPassage[],
  learnt: ReadonlyMap<string, Demand> = new Map(),
): Placement {
  const demands = new Map<string, Demand>(
    sections.map((section) => [section.prompt.id, readDemand(section, learnt.get(section.prompt.id))]),
  );
  const whole = sections.filter(({ prompt }) => prompt.form !== 'sentence');
  askLastForPlan(whole, demands);

  const unknown = whole.filter((section) => readDemand(section).size === 0 && !isLearnt(learnt.get(section.prompt.id)));
  const topical = whole
    .map(({ prompt }) => ({ id: prompt.id, topics: readTopics(prompt.label) }))
    .filter(({ topics }) => topics.length > 0);
  const narrowTopics = new Set(
    topical.filter(({ topics }) => topics.some(({ isAside }) => isAside !== true)).map(({ id }) => id),
  );
  const accounts = whole.flatMap(({ prompt }) => readAccount(prompt.id, prompt.label));
  for (const { id } of accounts) demands.set(id, ofAccount(demands.get(id)));
  const takers = findTakers(whole, demands, {
    topical: narrowTopics,
    told: new Set(accounts.map(({ id }) => id)),
  });
  const offer = { takers, demands, whole, unknown, topical, narrowTopics, accounts };
  const places = new Map<MaterialPassage, Set<string>>();
  const tellers = accounts.length === 0 ? new Map<MaterialPassage, Teller | null>() : findTellers(passages);
  const hasRisk = (takers.get('risk') ?? []).length > 0;
  for (const passage of passages) {
    const asking = hasRisk ? passage : besideRisk(passage);
    const teller = tellers.get(passage) ?? null;
    places.set(passage, new Set(isAsked(passage) ? chooseSections(asking, offer, teller) : []));
  }
  for (const { prompt } of sections.filter((section) => section.prompt.form === 'sentence')) {
    const best = bestFor(demands.get(prompt.id) ?? new Map(), passages.filter(isAsked));
    if (best !== undefined) places.get(best)?.add(prompt.id);
  }
  const riskSections = takers.get('risk') ?? [];
  const isUnplaced = (passage: MaterialPassage): boolean => {
    const own = places.get(passage) ?? new Set();
    const isLostRisk = (passage.isRisk || passage.mayBeRisk) && !riskSections.some((id) => own.has(id));
    return own.size === 0 || (isLostRisk && isAsked(passage));
  };
  shareJudgements(places, takers, demands);
  const main = findMainSection(sections, demands);
  const abroad = notesAbroad(passages, places);
  const quotedIn = (passage: MaterialPassage): string[] => {
    const own = [...(places.get(passage) ?? [])];
    return own.length > 0 || main === undefined || !abroad.has(passage.note) ? own : [main];
  };
  const promptsOf = (passage: MaterialPassage): string[] => [...(places.get(passage) ?? [])];
  return {
    byPrompt: new Map(
      sections.map(({ prompt }) => [
        prompt.id,
        passages.filter((passage) => passage.language === null && places.get(passage)?.has(prompt.id)),
      ]),
    ),
    foreignByPrompt: new Map(
      sections.map(({ prompt }) => [
        prompt.id,
        passages.filter(
          (passage) => passage.language !== null && !passage.isOrder && quotedIn(passage).includes(prompt.id),
        ),
      ]),
    ),
    promptsOf,
    unplaced: passages.filter(isUnplaced).toSorted((a, b) => rank(a) - rank(b) || a.index - b.index),
    demands,
  };
}

/** What a heading that asks what somebody tells hardly asks for, it does not: `Cannabis nightly` is no word of the partner. */
function ofAccount(demand: Demand = new Map()): Demand {
  return new Map([...demand].filter(([, weight]) => weight >= TOPIC_DEMAND));
}

/** Where no section is about risk, a passage stands where it would by all else that it says; it is shown for a look besides. */
function besideRisk(passage: MaterialPassage): MaterialPassage {
  const kinds = passage.kinds.filter(([kind]) => kind !== 'risk');
  return kinds.length === 0 ? passage : { ...passage, kinds };
}

/** Almost every report ends with what is to be done. Where no section asks for it, the last one does, unless its name is known. */
function askLastForPlan(sections: readonly TemplateSection[], demands: Map<string, Demand>): void {
  const last = sections.at(-1)?.prompt;
  const isPlanned = sections.some(({ prompt }) => (demands.get(prompt.id)?.get('plan') ?? 0) > SURE_DEMAND);
  if (last === undefined || isPlanned || isKnownHeading(last.label)) return;
  demands.set(last.id, new Map([...(demands.get(last.id) ?? []), ['plan', 1]]));
}

/** Whether the meaning of a heading whose words are not known tells one kind from the others. */
function isLearnt(demand: Demand = new Map()): boolean {
  return Math.max(0, ...demand.values()) >= LEARNT_KIND;
}

/** For each kind the sections whose heading asks for it most, else those of a kindred kind, else whose instruction does. */
function findTakers(
  sections: readonly TemplateSection[],
  demands: ReadonlyMap<string, Demand>,
  { topical, told }: Record<'topical' | 'told', ReadonlySet<string>>,
): ReadonlyMap<Kind, readonly string[]> {
  // A heading that asks for a topic does not ask for the rest of its kind, where another does.
  const wide = sections.filter(({ prompt }) => !topical.has(prompt.id));
  // Nor does one that asks what somebody tells: `Never smoked` is no view of the carer.
  const untold = wide.filter(({ prompt }) => !told.has(prompt.id));
  const takersOf = (kind: Kind, least: number, from = sections): string[] => {
    const asked = from.map(({ prompt }) => ({
      id: prompt.id,
      demand: demands.get(prompt.id)?.get(kind) ?? 0,
      // Several tables share the scores between them.
      isTable: kind === 'results' && prompt.form === 'table',
    }));
    const most = Math.max(0, ...asked.map(({ demand }) => demand));
    // What an instruction adds only decides between headings that a passage shares as many words with. Risk stands in all that ask most.
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
      // A table of scores takes nothing but scores, and they may stand in one of investigations.
      const written = sections.filter(({ prompt }) => prompt.form !== 'table' || kind === 'results');
      const kindred = (FALLBACKS[kind] ?? []).map((each) =>
        takersOf(
          each,
          HEADING_DEMAND,
          OF_PEOPLE.has(kind) ? written : written.filter(({ prompt }) => !told.has(prompt.id)),
        ),
      );
      // A heading of a kindred kind whose instruction names this one comes before a heading that takes it for want of another.
      const instructed = written.filter(({ prompt }) => {
        const demandOf = (each: Kind): number => demands.get(prompt.id)?.get(each) ?? 0;
        return (
          demandOf(kind) < HEADING_DEMAND && (FALLBACKS[kind] ?? []).some((each) => demandOf(each) >= HEADING_DEMAND)
        );
      });
      const takers = [
        ...(kind === 'views' ? [] : [takersOf(kind, TOPIC_DEMAND, untold)]),
        takersOf(kind, FULL_DEMAND, wide),
        // What a heading hardly asks for does not go past one that asks for a topic of that very kind.
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

/** By the name of the note's own heading, else by its topic, else by its kinds, else by the words of a heading that is of no kind; and risk. */
function chooseSections(passage: MaterialPassage, offer: Offer, teller: Teller | null): string[] {
  const { takers, whole, unknown, topical, accounts } = offer;
  const risk = passage.isRisk ? (takers.get('risk') ?? []) : [];
  const named = sameLabel(whole, passage);
  if (named.length > 0) return [...named, ...risk];
  const account = accounts.find((each) => each.teller === teller && isAskedOf(each, passage));
  if (account !== undefined && isTellable(passage, account)) return [account.id, ...risk];
  const topic = topical.find(({ topics }) => isOfTopic(topics, passage));
  if (topic !== undefined) return [topic.id, ...risk];
  const fits = fitSections(passage, offer, teller);
  const worded = unknown.filter(({ prompt }) => sharesWords(prompt.label, passage)).map(({ prompt }) => prompt.id);
  if (worded.length > 0 && Math.max(0, ...fits.values()) < SURE_FIT) return [...worded.slice(0, 1), ...risk];
  const chosen = chooseFits(fits, unasked(passage, takers));
  return passage.isRisk ? [...chosen.filter((id) => (fits.get(id) ?? 0) >= BESIDE_RISK_FIT), ...risk] : chosen;
}

/** `Tablets at home: own sertraline`: what whoever tells it takes is no medicine of the client. */
const OWN = /\bown \p{L}{4}/u;

/** What somebody is to do or takes stands with the like, whoever tells it. */
function isTellable({ kinds, text }: MaterialPassage, { teller }: Account): boolean {
  const [likeliest = 'chatter'] = kinds[0] ?? [];
  const isOthers = teller !== 'child' && likeliest === 'medication' && OWN.test(text);
  return isOthers || !TOLD_ELSEWHERE.has(likeliest);
}

/** How well each section fits. Of several that ask equally for a kind, the one whose words the passage has takes it. */
function fitSections(
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
    // A heading that asks for a topic does not ask for the rest of its kind, where another does.
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
function explainsResults(demand: Demand | undefined): boolean {
  return (demand?.get('results') ?? 0) >= HEADING_DEMAND;
}

/** How likely it is that no section asks for what the passage speaks of. */
function unasked({ kinds }: MaterialPassage, takers: ReadonlyMap<Kind, readonly string[]>): number {
  return kinds
    .filter(([kind]) => (takers.get(kind) ?? []).length === 0)
    .reduce((sum, [, probability]) => sum + probability, 0);
}

function chooseFits(fits: ReadonlyMap<string, number>, elsewhere: number): string[] {
  const best = Math.max(0, ...fits.values());
  if (best < MIN_FIT || best < elsewhere) return [];
  return [...fits].filter(([, fit]) => fit >= Math.min(0.999 * best, MIN_FIT)).map(([id]) => id);
}

function rank({ isRisk, mayBeRisk }: MaterialPassage): number {
  if (isRisk) return 0;
  return mayBeRisk ? 1 : 2;
}

/** Small talk and orders are shown beside the draft, not in it; what is in another language only where it surely fits. */
function isAsked({ kinds, isOrder, language, isRisk }: MaterialPassage): boolean {
  const [likeliest] = kinds;
  const isUnasked = likeliest !== undefined && UNASKED.has(likeliest[0]) && !isRisk;
  const isKnown = language === null || isRisk || (likeliest?.[1] ?? 0) >= MIN_FIT;
  return !isOrder && isKnown && !isUnasked;
}

/** The sections that have the same name as the note's own heading or label. */
function sameLabel(sections: readonly TemplateSection[], { label, isOwnLabel, heading }: MaterialPassage): string[] {
  const names = [isOwnLabel ? label : null, heading].flatMap((name) => (name === null ? [] : [plain(name)]));
  const same = sections.filter(({ prompt }) => names.includes(plain(prompt.label)));
  // "Mood" in the note is "Mood and adjustment" in the template, and "RRBs" are its initials, unless two sections begin so.
  const begun = sections.filter(
    ({ prompt }) =>
      names.some((name) => name.length >= MIN_NAME && plain(prompt.label).startsWith(`${name} and `)) ||
      [label, heading].some((name) => name !== null && areInitials(name, plain(prompt.label))),
  );
  return (same.length > 0 || begun.length > 1 ? same : begun).map(({ prompt }) => prompt.id);
}

const INITIALS = /^(?<letters>\p{Lu}{3,6})s?$/u;
const JOINING = new Set(['a', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

function areInitials(name: string, label: string): boolean {
  const letters = INITIALS.exec(name.trim())?.groups?.['letters']?.toLowerCase();
  const words = label.split(' ').filter((word) => !JOINING.has(word));
  return (
    letters !== undefined &&
    words
      .map((word) => word.slice(0, 1))
      .join('')
      .startsWith(letters)
  );
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
    // A time or a name alone is no sentence to open with.
    if ((passage.text.match(/\p{L}{2,}/gu) ?? []).length < MIN_SENTENCE_WORDS) continue;
    const fit = passage.kinds.reduce((sum, [kind, probability]) => sum + probability * (demand.get(kind) ?? 0), 0);
    if (fit > highest) [best, highest] = [passage, fit];
  }
  return best;
}

/**
 * The notes that are for the most part in another language and of which nothing has a place: the report quotes the whole
 * of them. Where some of a note has its place, the rest is shown beside the draft like that of any other.
 */
function notesAbroad(
  passages: readonly MaterialPassage[],
  places: ReadonlyMap<MaterialPassage, ReadonlySet<string>>,
): Set<MaterialPassage['note']> {
  const byNote = [...Map.groupBy(passages, ({ note }) => note)];
  return new Set(
    byNote
      .filter(([, own]) => own.filter(({ language }) => language !== null).length > own.length / 2)
      .filter(([, own]) => own.every((passage) => (places.get(passage)?.size ?? 0) === 0))
      .map(([note]) => note),
  );
}

/** Of several sections that ask for a judgement, one that got none also has what was surely one and stands in another. */
function shareJudgements(
  places: ReadonlyMap<MaterialPassage, Set<string>>,
  takers: ReadonlyMap<Kind, readonly string[]>,
  demands: ReadonlyMap<string, Demand>,
): void {
  const asking = takers.get('formulation') ?? [];
  const isEmpty = (id: string): boolean => ![...places.values()].some((own) => own.has(id));
  for (const id of asking.filter(isEmpty)) {
    for (const [{ kinds, language, text }, own] of places) {
      // What says nothing of results does not explain them.
      if (explainsResults(demands.get(id)) && !ABOUT_RESULTS.test(text)) continue;
      const [kind, probability = 0] = kinds[0] ?? [];
      const isJudgement = kind === 'formulation' && probability >= SURE_FIT && language === null;
      if (isJudgement && asking.some((other) => own.has(other))) own.add(id);
    }
  }
}

/** The section that tells what brings the client, else the first that is written in paragraphs. */
function findMainSection(
  sections: readonly TemplateSection[],
  demands: ReadonlyMap<string, Demand>,
): string | undefined {
  const written = sections.filter(({ prompt }) => prompt.form === 'paragraphs' || prompt.form === 'list');
  const weight = ({ prompt }: TemplateSection): number => demands.get(prompt.id)?.get('presenting') ?? 0;
  return written.toSorted((a, b) => weight(b) - weight(a))[0]?.prompt.id;
}
