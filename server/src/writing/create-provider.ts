import type { LanguageModel } from 'ai';
import type { Language } from './language/language.ts';
import { CallFailure } from './model/call-model.ts';
import { createModelProvider, type ModelProviderOptions } from './model/model-provider.ts';
import { createOfflineProvider } from './offline/offline-provider.ts';
import type { WritingProvider } from './writing-provider.ts';

type Limits = Pick<
  ModelProviderOptions,
  | 'hidesIdentities'
  | 'totalTimeoutMs'
  | 'stallTimeoutMs'
  | 'maxAttempts'
  | 'maxOutputTokens'
  | 'maxNoteCharacters'
  | 'concurrency'
  | 'hasSecondReader'
>;

interface ModelOptions extends Partial<Limits> {
  model: string;
  /** Of an OpenAI-compatible server up to `/v1`; Anthropic's own where it is left out. */
  baseUrl?: string;
  apiKey?: string;
}

export type WritingProviderOptions =
  | { provider: 'offline' }
  | (ModelOptions & { provider: 'openai-compatible'; baseUrl: string })
  | (ModelOptions & { provider: 'anthropic'; apiKey: string });

const DEFAULTS: Limits = {
  hidesIdentities: true,
  totalTimeoutMs: 180_000,
  stallTimeoutMs: 45_000,
  maxAttempts: 3,
  maxOutputTokens: 4_096,
  maxNoteCharacters: 120_000,
  concurrency: 4,
  hasSecondReader: false,
};
const ANTHROPIC_URL = 'https://api.anthropic.com/v1';

export function createWritingProvider(
  options: WritingProviderOptions,
  { language, sleep }: { language: Language; sleep?: NonNullable<ModelProviderOptions['sleep']> },
): WritingProvider {
  if (options.provider === 'offline') return createOfflineProvider();
  let model: Promise<LanguageModel> | undefined;
  return createModelProvider({
    ...DEFAULTS,
    ...limitsOf(options),
    ...(sleep === undefined ? {} : { sleep }),
    name: options.provider,
    host: new URL(options.baseUrl ?? ANTHROPIC_URL).host,
    modelName: options.model,
    language,
    openModel: () => (model ??= openModel(options)),
  });
}

function limitsOf(options: Partial<Limits>): Partial<Limits> {
  const names = Object.keys(DEFAULTS) as (keyof Limits)[];
  return Object.fromEntries(names.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])));
}

/** The clients are loaded only where a model is used. All they need is given to them: they read no environment. */
async function openModel(options: Exclude<WritingProviderOptions, { provider: 'offline' }>): Promise<LanguageModel> {
  if (options.provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: options.baseUrl ?? ANTHROPIC_URL, apiKey: options.apiKey, fetch: fetchDirectly })(
      options.model,
    );
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    // Without it most servers do not tell what a streamed answer cost.
    includeUsage: true,
    name: 'openai-compatible',
    baseURL: options.baseUrl,
    fetch: fetchDirectly,
    ...(options.apiKey === undefined ? {} : { apiKey: options.apiKey }),
  })(options.model);
}

/**
 * Notes go to the address that the operator named, and to no other that it points to. A redirect or a web page means
 * that something else stands there, such as a sign-in page, and asking again would not change that.
 */
async function fetchDirectly(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const isRedirect = response.status >= 300 && response.status < 400;
  if (!isRedirect && !isWebPage(response)) return response;
  await response.body?.cancel();
  throw new CallFailure('misconfigured', isRedirect ? `a redirect, ${response.status}` : 'a web page', false);
}

/** Gateways say in a page, too, that what is behind them is away; those have a status for it. */
function isWebPage({ ok, headers }: Response): boolean {
  return ok && headers.get('content-type')?.startsWith('text/html') === true;
}
