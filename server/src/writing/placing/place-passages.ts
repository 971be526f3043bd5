import { type Demand, isKnownHeading } from '../headings/heading-kinds.ts';
import { type Kind, UNASKED } from '../headings/kinds.ts';
import { contentWords } from '../language/words.ts';
import type { TemplateSection } from '../sections.ts';
import { findTakers, TOPIC_DEMAND } from './find-takers.ts';
import { ABOUT_RESULTS, explainsResults, fitSections, type Offer } from './fit-sections.ts';
import { keepChronology } from './keep-chronology.ts';
import { keepInTables } from './keep-in-tables.ts';
import { keepRisksApart } from './keep-risks-apart.ts';
import { keepScores } from './keep-scores.ts';
import { placeByDomain } from './place-by-domain.ts';
import { placeByMatch } from './matching/place-by-match.ts';
import type { Meanings } from './matching/read-meanings.ts';
import type { MaterialPassage } from './material-passage.ts';
import { sameLabel } from './same-label.ts';
import { readDemand } from './section-demand.ts';
import { isOfTopic, readTopics } from './topics.ts';
import {
  type Account,
  areApart,
  findTellers,
  findUnderOthers,
  isAccountOf,
  isAskedOf,
  nameClient,
  readAccount,
  type Teller,
  tellerOfTitle,
} from './whose-account.ts';

/** A passage stands in a section, or in several, where it fits them likelier than not. */
const MIN_FIT = 0.5;
/** A passage that fits a section this well stays there, whatever words it shares with another heading. */
const SURE_FIT = 0.6;
/** A passage that touches harm stands in a section about something else only if it fits that section this well. */
const BESIDE_RISK_FIT = 0.7;
const MIN_SENTENCE_WORDS = 3;
/** Whoever tells it, it stands with the like. */
const TOLD_ELSEWHERE: ReadonlySet<Kind> = new Set([
  'plan',
  'medication',
  'allergies',
  'results',
  'admin',
  'sources',
  'capacity',
]);
/** A section that asks more than this for plans is surely about them. */
const SURE_DEMAND = 0.45;
/** From this likelihood on it is known what a heading asks for. */
const LEARNT_KIND = 0.3;

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

/** What was read of the template and the notes besides their words. */
export interface Read {
  /** What each section asks for by its meaning. */
  learnt: ReadonlyMap<string, Demand>;
  /** Null for notes with more passages than are read so closely. */
  meanings: Meanings | null;
}

/** Every passage in the sections that it fits, or among the unplaced. */
export function placePassages(
  sections: readonly TemplateSection[],
  passages: readonly MaterialPassage[],
  { learnt, meanings }: Read = { learnt: new Map(), meanings: null },
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
  const tellers =
    accounts.length === 0
      ? new Map<MaterialPassage, Teller | null>()
      : findTellers(passages, nameClient(whole.map(({ prompt }) => prompt.label)));
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
  if (meanings !== null) {
    const isOpen = (passage: MaterialPassage): boolean =>
      !(passage.isOrder || passage.isOfOther === true || passage.namesList === true || isSurelyUnasked(passage)) &&
      (passage.language === null || isAsked(passage));
    placeByMatch(places, { sections, passages, demands, learnt, meanings }, { riskSections, isOpen });
  }
  keepAccountsApart(places, accounts, tellers);
  keepScores(places, takers, demands);
  placeByDomain(places, sections, { riskSections, isAsked });
  keepInTables(places, sections, riskSections);
  keepRisksApart(places, sections, riskSections);
  keepChronology(places, sections);
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

/** By the name of the note's own heading, else by its topic, else by its kinds, else by the words of a heading that is of no kind; and risk. */
function chooseSections(passage: MaterialPassage, offer: Offer, teller: Teller | null): string[] {
  const { takers, whole, unknown, topical, accounts } = offer;
  const risk = passage.isRisk ? (takers.get('risk') ?? []) : [];
  const named = sameLabel(whole, passage);
  if (named.length > 0) return [...named, ...risk];
  const account = accounts.find((each) => isAccountOf(each, teller) && isAskedOf(each, passage));
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
function isAsked({ kinds, isOrder, isOfOther, language, isRisk }: MaterialPassage): boolean {
  const [likeliest] = kinds;
  const isUnasked = likeliest !== undefined && UNASKED.has(likeliest[0]) && !isRisk;
  const isKnown = language === null || isRisk || (likeliest?.[1] ?? 0) >= MIN_FIT;
  return !isOrder && isOfOther !== true && isKnown && !isUnasked;
}

/** Where it is known who tells something, it stands under no account of somebody else, but under their own. */
function keepAccountsApart(
  places: ReadonlyMap<MaterialPassage, Set<string>>,
  accounts: readonly Account[],
  tellers: ReadonlyMap<MaterialPassage, Teller | null>,
): void {
  if (accounts.length === 0) return;
  const underOthers = findUnderOthers([...places.keys()], tellers);
  for (const [passage, own] of places) {
    const teller = tellers.get(passage) ?? tellerOfTitle(passage);
    const wrong = accounts.filter(
      (account) =>
        own.has(account.id) &&
        ((teller !== null && areApart(account.teller, teller)) ||
          underOthers.get(account.teller)?.has(passage) === true),
    );
    for (const { id } of wrong) own.delete(id);
    const right = accounts.find((account) => isAccountOf(account, teller) && isAskedOf(account, passage));
    // What has no other place stands in the account of whoever tells it.
    const isHarm = passage.isRisk || passage.mayBeRisk;
    const isHomeless =
      own.size === 0 && !isHarm && right !== undefined && isAsked(passage) && isTellable(passage, right);
    if (right !== undefined && (wrong.length > 0 || isHomeless)) own.add(right.id);
  }
}

/** Of the head of an entry, of parking and phones a rule says that nobody asks for it: `12/11 AM – HCA Danny`. */
function isSurelyUnasked({ kinds: [likeliest] }: MaterialPassage): boolean {
  return likeliest !== undefined && UNASKED.has(likeliest[0]) && likeliest[1] === 1;
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

/**
 * What is surely a judgement and has no place stands in a section that asks for one, though several may ask alike. And a section
 * that asks for judgements and got none also has those that stand elsewhere.
 */
function shareJudgements(
  places: ReadonlyMap<MaterialPassage, Set<string>>,
  takers: ReadonlyMap<Kind, readonly string[]>,
  demands: ReadonlyMap<string, Demand>,
): void {
  const asking = takers.get('formulation') ?? [];
  const judgements = [...places].filter(
    ([
      {
        kinds: [likeliest],
        language,
        isOfOther,
      },
    ]) => {
      const [kind, probability = 0] = likeliest ?? [];
      return kind === 'formulation' && probability >= SURE_FIT && language === null && isOfOther !== true;
    },
  );
  for (const id of asking) {
    const isEmpty = ![...places.values()].some((own) => own.has(id));
    const explains = explainsResults(demands.get(id));
    for (const [{ text }, own] of judgements) {
      // What says nothing of results does not explain them.
      if (explains && !ABOUT_RESULTS.test(text)) continue;
      const isLent = isEmpty && (!explains || asking.some((other) => own.has(other)));
      if (own.size === 0 || isLent) own.add(id);
    }
  }
}

/** The first section that tells what brings the client, else the first that is written in paragraphs. */
function findMainSection(
  sections: readonly TemplateSection[],
  demands: ReadonlyMap<string, Demand>,
): string | undefined {
  const written = sections.filter(({ prompt }) => prompt.form === 'paragraphs' || prompt.form === 'list');
  // Several may ask for nothing else, and what was learnt of a heading adds to that.
  const weight = ({ prompt }: TemplateSection): number => Math.min(1, demands.get(prompt.id)?.get('presenting') ?? 0);
  return written.toSorted((a, b) => weight(b) - weight(a))[0]?.prompt.id;
}
