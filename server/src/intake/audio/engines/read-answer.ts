/** Beyond these, Whisper's own rule says that a stretch it wrote words for holds no speech. */
const NO_SPEECH_PROBABILITY = 0.6;
const NO_SPEECH_LOG_PROBABILITY = -1;

/**
 * The text out of a transcription server's answer; undefined when there is none in it. The servers agree on `text`;
 * whisper.cpp may leave it out and give segments alone, and numbers come as strings from some.
 */
export function readAnswer(body: string): string | undefined {
  const answer = parseJson(body);
  if (typeof answer === 'string') return answer;
  if (!isRecord(answer) || 'error' in answer || answer['object'] === 'error') return undefined;
  const segments = [answer['segments'], answer['transcription']].find((list) => Array.isArray(list));
  const spoken = Array.isArray(segments) ? readSegments(segments) : undefined;
  if (typeof answer['text'] !== 'string') return spoken?.text;
  return spoken?.isPartSilent === true ? spoken.text : answer['text'];
}

function readSegments(segments: unknown[]): { text: string; isPartSilent: boolean } | undefined {
  const records = segments.filter((segment) => isRecord(segment));
  const texts = records.map((segment) => segment['text']);
  if (texts.length === 0 || !texts.every((text) => typeof text === 'string')) return undefined;
  const kept = records.filter((segment) => !isSilent(segment)).map(({ text }) => String(text).trim());
  return { text: kept.join(' '), isPartSilent: kept.length < records.length };
}

function isSilent(segment: Record<string, unknown>): boolean {
  const noSpeech = Number(segment['no_speech_prob'] ?? 0);
  const logProbability = Number(segment['avg_logprob'] ?? 0);
  return noSpeech > NO_SPEECH_PROBABILITY && logProbability < NO_SPEECH_LOG_PROBABILITY;
}

/** Whether a refusal is about the form of the answer that was asked for: some models give plain `json` only. */
export function isFormatRefused(body: string): boolean {
  return /response_format|verbose_json|timestamp_granularities/.test(body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
