interface KeptSearch {
  text: string;
  page: number;
}

/**
 * So that the way back from a client leads to what was found. In memory and not in the address: names of clients do not
 * belong into the history of a browser.
 */
let kept: KeptSearch = { text: '', page: 1 };

export function readKeptSearch(): KeptSearch {
  return kept;
}

export function keepSearch(search: KeptSearch): void {
  kept = search;
}
