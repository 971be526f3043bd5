import type { Config } from '../config.ts';
import { AudioError } from '../intake/audio/audio-error.ts';
import { type Ffmpeg, findFfmpeg } from '../intake/audio/decoding/find-ffmpeg.ts';
import { offlineEngine } from '../intake/audio/engines/offline-engine.ts';
import { createServerEngine } from '../intake/audio/engines/server-engine.ts';
import type { SpeechEngine } from '../intake/audio/engines/speech-engine.ts';
import type { Clock } from '../lib/clock.ts';
import type { SpeechServer } from '../settings/speech.ts';
import { leaveOutIdentities } from '../writing/identities/leave-out-identities.ts';

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
    engine: server === undefined ? offlineEngine : createServerEngine({ ...guardPrompt(server), fetch, clock }),
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
function guardPrompt(server: SpeechServer): SpeechServer {
  return server.prompt === undefined ? server : { ...server, prompt: leaveOutIdentities(server.prompt) };
}
