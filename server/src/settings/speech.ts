import path from 'node:path';
import { parseBaseUrl, parseWholeNumber } from './parse-values.ts';
import { checkProviderUrl } from './provider-url.ts';
import type { SettingsReader } from './read-settings.ts';

/** How recordings are transcribed. */
export interface SpeechSettings {
  /** Undefined: on this machine. */
  server: SpeechServer | undefined;
  modelFolder: string;
  maxDurationMs: number;
  ffmpegPath: string | undefined;
  /** The `PATH` in which programs are looked for. */
  searchPath: string | undefined;
}

/** A server with `POST /v1/audio/transcriptions`. */
export interface SpeechServer {
  baseUrl: string;
  model: string;
  timeoutMs: number;
  apiKey?: string;
  language?: string;
  prompt?: string;
}

/** Where set-up puts the files of the offline speech engine. */
const MODEL_FOLDER = path.resolve(import.meta.dirname, '../../../node_modules/.cache/casewright-speech');

export function readSpeech(settings: SettingsReader): SpeechSettings {
  const { read } = settings;
  return {
    server: readServer(settings),
    modelFolder: path.resolve(read('SPEECH_MODEL_DIR', MODEL_FOLDER, String)),
    maxDurationMs: read('MAX_AUDIO_HOURS', 24, parseWholeNumber(1, 1000)) * 3_600_000,
    ffmpegPath: read('FFMPEG_PATH', undefined, String),
    searchPath: read('PATH', undefined, String),
  };
}

function readServer(settings: SettingsReader): SpeechServer | undefined {
  const { read } = settings;
  const baseUrl = read('TRANSCRIPTION_URL', undefined, parseBaseUrl);
  checkProviderUrl(settings, 'TRANSCRIPTION_URL', baseUrl);
  const apiKey = read('TRANSCRIPTION_API_KEY', undefined, String);
  const language = read('TRANSCRIPTION_LANGUAGE', undefined, String);
  const prompt = read('TRANSCRIPTION_PROMPT', undefined, String);
  if (baseUrl === undefined) return undefined;
  return {
    baseUrl,
    model: read('TRANSCRIPTION_MODEL', 'whisper-1', String),
    timeoutMs: read('TRANSCRIPTION_TIMEOUT_SECONDS', 120, parseWholeNumber(1, 3600)) * 1000,
    ...(apiKey !== undefined && { apiKey }),
    ...(language !== undefined && { language }),
    ...(prompt !== undefined && { prompt }),
  };
}
