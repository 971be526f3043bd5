import type { SentenceKind } from '../reading/note-sentence.ts';
import type { Whose } from '../scores/score.ts';

/** What a note says in one place: a sentence, an item, a row, or a question with its answer. */
export interface Passage {
  text: string;
  /** Where it begins and ends in the note's Markdown. */
  start: number;
  end: number;
  /** The numbers of its first and last sentence, counted through the note. */
  first: number;
  last: number;
  form: Exclude<SentenceKind, 'heading'>;
  block: number;
  heading: string | null;
  /** The test that the line above its list or table names. */
  test?: string;
  /** Whose scores it gives, where a line above says it. */
  whose?: Whose;
  /**
   * Where the line above its list stands, such as `Denied:`. The text begins with the words of that line, because it
   * would say something else without them.
   */
  lead?: { start: number; end: number };
  /** Whether it names the list below it, as a heading does. */
  namesList?: boolean;
  /** The note's own label that it stands under: `Meds`, `O/E`, `Risk`. */
  label: string | null;
  isOwnLabel: boolean;
  /** The whole line that the label was read from, where it has one of its own: `Nursery (call with Dawn)`. */
  above?: string;
  /** Whether the letter that it begins with says what it is about, among others that are no parts of a form. */
  keepsLetter?: boolean;
  /** Whether somebody said it in a conversation in which nothing names who speaks. */
  isSaid?: boolean;
  speaker: string | null;
  isClinician: boolean;
  /** Who signed the letter that it was pasted from, where `I` is spoken of in it. */
  author?: string;
  /** Where somebody was asked: the question, and the words that answer it. */
  question: string | null;
  /** Who asked, where it was not the one who leads the conversation. */
  asker: string | null;
  answer: string | null;
  /** The question that the whole turn answers, for what comes after its first sentence. */
  topic: string | null;
  cells: string[] | null;
  header: string[] | null;
  /** It gives orders to whoever writes, and is no finding. */
  isOrder: boolean;
  /** The name of the language, where it is not English. */
  language: string | null;
}
