import { type RawBuilder, sql } from 'kysely';
import { encodeText } from '../lib/encode-text.ts';
import { LongParameter } from './long-parameters.ts';

/** The driver encodes a shorter text by itself in no time. */
const AT_ONCE_CHARACTERS = 128 * 1024;

/**
 * A text that may be megabytes long, as a parameter of a statement. The driver would encode all of it in one go, and
 * hold the event loop meanwhile. It is sent as bytes, so it needs the cast to be read as a text.
 */
export async function longText(text: string): Promise<RawBuilder<string>> {
  return sql<string>`${await toParameter(text)}::text`;
}

/** The same for JSON. */
export async function longJson(json: string): Promise<RawBuilder<string>> {
  return sql<string>`${await toParameter(json)}::text::jsonb`;
}

async function toParameter(text: string): Promise<string | LongParameter> {
  return text.length <= AT_ONCE_CHARACTERS ? text : new LongParameter(await encodeText(text));
}
