import { placeholderLike } from '../identities/placeholders.ts';
import type { OutgoingCall } from '../writing-provider.ts';
import type { HiddenTexts } from './hide-sentences.ts';

const CHARACTERS_PER_TOKEN = 4;

/** A call as it is announced: where it goes, what of, and every word of it. */
export function describeCall(
  { name, host, modelName }: { name: string; host: string; modelName: string },
  purpose: string,
  { sentences }: HiddenTexts,
  { system, user, boundary }: { system: string; user: string; boundary: string },
): OutgoingCall {
  const text = `${system}\n\n${user}`;
  return {
    purpose,
    provider: name,
    host,
    model: modelName,
    noteIds: [...new Set(sentences.map(({ note }) => note.id))],
    hidden: new Set(user.match(placeholderLike())).size,
    tokens: Math.ceil(text.length / CHARACTERS_PER_TOKEN),
    text,
    plainText: text.replaceAll(boundary, ''),
  };
}
