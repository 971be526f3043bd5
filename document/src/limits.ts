/**
 * Every bound of the package. A checked document is inside all of them; Markdown that would burst them is
 * kept as plain text instead (see `parseMarkdown`), so only its length can be refused.
 */
export const LIMITS = {
  /** Block quotes, lists and list items around any block. */
  nesting: 20,
  nodes: 100_000,
  /** Text and attribute strings together, in UTF-16 units. */
  characters: 2_000_000,
  tableColumns: 100,
  hrefCharacters: 2_048,
  titleCharacters: 500,
  languageCharacters: 32,
  promptIdCharacters: 64,
  promptLabelCharacters: 200,
  promptInstructionCharacters: 10_000,
  noteIdCharacters: 64,
  /** Two names of 255 characters, and what parts them and follows them. */
  fieldCharacters: 600,
  /** Places in notes that one sentence may cite. */
  sources: 32,
  /** Nine digits: the longest list number that Markdown reads. */
  listStart: 999_999_999,
  markdownCharacters: 2_000_000,
  markdownLines: 40_000,
  /** Steps of the reader: about one for each sign, and three for each block. */
  markdownTokens: 150_000,
  /** What all uses of `[label]: address` definitions of one text may add up to. */
  referenceCharacters: 200_000,
} as const;
