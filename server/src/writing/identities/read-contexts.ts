import { listLineKinds } from './lines.ts';
import { normalise } from './normalise.ts';
import { rateNames } from './tagger/tag-names.ts';
import { languageOf } from './text-language.ts';
import { tokenise } from './tokens.ts';

/** Reads what stands around each word beforehand, so that to find names in many texts at once does not take long. */
export function readContexts(texts: readonly string[]): unknown[] {
  for (const original of texts) {
    const { text } = normalise(original);
    const tokens = tokenise(text);
    rateNames(text, tokens, listLineKinds(tokens), languageOf(tokens), true);
  }
  return [];
}
