/** Something that clinicians ask everybody. */
export interface Matter {
  /** What it is called when it is denied, parted by commas: each is read as a sentence is, so that other words for it count too. */
  names: string;
  /** What tells of it without naming it, in small letters and with shorthand written out. */
  signs: RegExp;
  /** What denies it without a word that denies. */
  opposites?: RegExp;
  /** For so many days before it is told it is taken to have been so; what lasts long was so all the time. */
  days: number;
  /** `No convictions` denies all that there was before; `no suicidal thoughts` only those of these days. */
  isHistory?: true;
  /** Something that somebody means to do. */
  isThought?: true;
  /** Somebody else does it to the client. */
  isByOthers?: true;
  /** The client does it to somebody else. */
  isToOthers?: true;
}
