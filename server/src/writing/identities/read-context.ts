import { listLineKinds } from './lines.ts';
import { normalise } from './normalise.ts';
import { rateNames } from './tagger/tag-names.ts';
import { languageOf } from './text-language.ts';
import { tokenise } from './tokens.ts';

/** Reads what stands around each word beforehand, so that to look through many texts at once does not take long. */
export function readContext(original: string): void {
  const { text } = normalise(original);
  const tokens = tokenise(text);
  rateNames(text, tokens, listLineKinds(tokens), languageOf(tokens), true);
}
