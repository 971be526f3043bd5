import { parseBaseUrl, parseChoice, parseWholeNumber } from './parse-values.ts';
import { checkProviderUrl } from './provider-url.ts';
import type { SettingsReader } from './read-settings.ts';

/** Who writes the sections of reports. */
export type WritingSettings =
  | { provider: 'offline' }
  | (ModelSettings & { provider: 'openai-compatible'; baseUrl: string; apiKey?: string })
  | (ModelSettings & { provider: 'anthropic'; baseUrl?: string; apiKey: string });

export interface ModelSettings {
  model: string;
  /** Whether what identifies people is replaced by placeholders before anything is sent. */
  hidesIdentities: boolean;
  /** The longest time for a whole answer, and the longest pause in it. */
  totalTimeoutMs: number;
  stallTimeoutMs: number;
  maxAttempts: number;
  maxOutputTokens: number;
  /** How much of the notes is sent for one section. Of longer notes, the sentences that fit best are sent. */
  maxNoteCharacters: number;
  /** How many sections of one report are written at the same time. */
  concurrency: number;
  /** Whether the model is asked again, in a call of its own, which sentences their passages do not support. */
  hasSecondReader: boolean;
}

const PROVIDERS = ['offline', 'openai-compatible', 'anthropic'] as const;

export function readWriting(settings: SettingsReader): WritingSettings {
  const { read, complain } = settings;
  const provider = read('WRITING_PROVIDER', 'offline', parseChoice(PROVIDERS));
  const baseUrl = read('WRITING_URL', undefined, parseBaseUrl);
  checkProviderUrl(settings, 'WRITING_URL', baseUrl);
  const apiKey = read('WRITING_API_KEY', undefined, String);
  const common = readModel(settings);
  if (provider === 'offline') return { provider };
  if (common.model === '') complain(`WRITING_PROVIDER ${provider} needs WRITING_MODEL`);
  if (provider === 'anthropic') {
    if (apiKey === undefined) complain('WRITING_PROVIDER anthropic needs WRITING_API_KEY');
    return { provider, ...common, apiKey: apiKey ?? '', ...(baseUrl !== undefined && { baseUrl }) };
  }
  if (baseUrl === undefined) complain('WRITING_PROVIDER openai-compatible needs WRITING_URL');
  return { provider, ...common, baseUrl: baseUrl ?? '', ...(apiKey !== undefined && { apiKey }) };
}

function readModel({ read }: SettingsReader): ModelSettings {
  return {
    model: read('WRITING_MODEL', '', String),
    hidesIdentities: read('WRITING_HIDES_IDENTITIES', 'on', parseChoice(['on', 'off'])) === 'on',
    totalTimeoutMs: read('WRITING_TIMEOUT_SECONDS', 180, parseWholeNumber(1, 3600)) * 1000,
    stallTimeoutMs: read('WRITING_STALL_SECONDS', 45, parseWholeNumber(1, 3600)) * 1000,
    maxAttempts: read('WRITING_ATTEMPTS', 3, parseWholeNumber(1, 10)),
    maxOutputTokens: read('WRITING_MAX_OUTPUT_TOKENS', 4096, parseWholeNumber(64, 1_000_000)),
    maxNoteCharacters: read('WRITING_MAX_NOTE_CHARACTERS', 120_000, parseWholeNumber(1000, 10_000_000)),
    concurrency: read('WRITING_CONCURRENCY', 4, parseWholeNumber(1, 100)),
    hasSecondReader: read('WRITING_SECOND_READER', 'on', parseChoice(['on', 'off'])) === 'on',
  };
}
