import type { Config } from '../config.ts';
import { AudioError } from '../intake/audio/audio-error.ts';
import { type Ffmpeg, findFfmpeg } from '../intake/audio/decoding/find-ffmpeg.ts';
import { offlineEngine } from '../intake/audio/engines/offline-engine.ts';
import { createServerEngine } from '../intake/audio/engines/server-engine.ts';
import type { SpeechEngine } from '../intake/audio/engines/speech-engine.ts';
import type { Clock } from '../lib/clock.ts';
import type { SpeechServer } from '../settings/speech.ts';

/** What listening to recordings needs, as the settings say. */
export interface Speech {
  engine: SpeechEngine;
  /** Where recordings are sent to; undefined where they stay on this machine. */
  server: { host: string; model: string } | undefined;
  modelFolder: string;
  maxDurationMs: number;
  /** Looked for until it was found: it is a program to be started. Throws where there is none. */
  findFfmpeg(): Promise<Ffmpeg>;
}

export function openSpeech({ speech }: Pick<Config, 'speech'>, clock: Clock): Speech {
  const { server, modelFolder, maxDurationMs, ffmpegPath, searchPath } = speech;
  let found: Promise<Ffmpeg | undefined> | undefined;
  return {
    engine: server === undefined ? offlineEngine : openServerEngine(server, clock),
    server: server && { host: new URL(server.baseUrl).host, model: server.model },
    modelFolder,
    maxDurationMs,
    findFfmpeg: async () => {
      found ??= findFfmpeg({ given: ffmpegPath, searchPath });
      const ffmpeg = await found;
      if (ffmpeg !== undefined) return ffmpeg;
      // A machine that was too busy to start it must not count as one without it for ever.
      found = undefined;
      throw new AudioError('engine_unavailable', 'there is no ffmpeg to decode with');
    },
  };
}

/** The words to expect go with every piece: names of people among them stay here. */
function openServerEngine({ prompt, ...server }: SpeechServer, clock: Clock): SpeechEngine {
  const open = (guarded?: string): SpeechEngine =>
    createServerEngine({ ...server, ...(guarded !== undefined && { prompt: guarded }), fetch, clock });
  if (prompt === undefined) return open();
  // To find names takes much code, which is loaded with the first recording.
  const guard = async (): Promise<SpeechEngine> => {
    const { leaveOutIdentities } = await import('../writing/identities/leave-out-identities.ts');
    return open(leaveOutIdentities(prompt));
  };
  let guarded: Promise<SpeechEngine> | undefined;
  return {
    ...open(),
    transcribePiece: async (samples, options) => (await (guarded ??= guard())).transcribePiece(samples, options),
  };
}
