/** Everything that can go wrong between a recording and its transcript, in a sentence for the clinician who sent it. */
const SENTENCES = {
  audio_undecodable: 'The recording could not be read. It may be damaged, or of a kind we do not know.',
  no_audio_track: 'The file has no sound track.',
  audio_too_long: 'The recording is longer than can be transcribed in one piece. Please split it.',
  no_speech: 'No speech was found in the recording.',
  speech_not_understood:
    'Somebody speaks in the recording, but it could not be understood: it may be in another language than English, or too distorted.',
  engine_unavailable: 'Transcription is not set up on this system. Please tell whoever runs it.',
  engine_failed: 'The transcription stopped before it was done. Please try again.',
  provider_unavailable: 'The transcription service does not answer at present. Please try again later.',
  recording_not_sent:
    'This practice looks at everything before it is sent to another service, and nobody can look at a recording. It was not sent. It can be transcribed once the practice changes this setting, or where transcription runs on this system.',
  provider_refused: 'The transcription service refused the request. Please tell whoever runs this system.',
} as const;

export type AudioErrorCode = keyof typeof SENTENCES;

/** `message` may be shown to anyone; `detail` and `cause` are for the log, and never hold a key or what was said. */
export class AudioError extends Error {
  readonly code: AudioErrorCode;
  readonly detail: string;

  constructor(code: AudioErrorCode, detail: string, options?: ErrorOptions) {
    super(SENTENCES[code], options);
    this.name = 'AudioError';
    this.code = code;
    this.detail = detail;
  }
}
