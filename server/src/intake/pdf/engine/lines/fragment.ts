/** Text at a place. Points from the top left corner of the page as it is read, y downward. */
export interface PlacedText {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  isBold: boolean;
}

/** A piece of text in one font at one place. */
export interface Fragment extends PlacedText {
  /** White space stood before it in the content stream. */
  hasSpaceBefore: boolean;
  /** Where it stood in the content stream. */
  index: number;
  /** The marked content it belongs to, which the structure tree refers to. */
  contentId: string | null;
  /** It is written against the direction of the page: English in a Hebrew letter, Hebrew in an English one. */
  runsAgainst?: boolean;
  /** It was filled into a form. */
  isField?: boolean;
}

/** A straight line drawn on the page, in the same coordinates. */
export interface Rule {
  isVertical: boolean;
  /** x of a vertical rule, y of a horizontal one. */
  at: number;
  from: number;
  to: number;
}

/** A part of a page from top to bottom, in shares of its height, on which the text layer has nothing. */
export interface Gap {
  from: number;
  to: number;
}

export interface StructureNode {
  role: string;
  children: (StructureNode | { contentId: string })[];
}

export interface PageContent {
  page: number;
  width: number;
  height: number;
  fragments: Fragment[];
  /** Text that does not run along the page: stamps in the margin, watermarks. */
  strays: string[];
  rules: Rule[];
  /** Large parts without text; none where the page lies on its side. */
  gaps: Gap[];
  structure: StructureNode | null;
  /** The text in the order of the content stream, one line each. */
  rawLines: string[];
  /** The same, one piece of text each: what no rendering may lose a word of. */
  rawPieces: string[];
}
