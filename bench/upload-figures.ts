import { median } from './measure.ts';

export const UPLOAD_ROUNDS = 5;
export const MEBIBYTE = 1024 * 1024;
const AIM = 0.6;
const MEMORY_AIM_MEBIBYTES = 200;

/** MiB a second of one round: through our code, and through a plain pipe. */
export interface UploadRound {
  ours: number;
  plain: number;
}

export function reportSpeed(name: string, rounds: UploadRound[]): void {
  const ours = Math.round(median(rounds.map((round) => round.ours)));
  const plain = Math.round(median(rounds.map((round) => round.plain)));
  const ratio = median(rounds.map((round) => round.ours / round.plain)).toFixed(2);
  process.stdout.write(`${name}: ${ours} MiB/s, plain pipe ${plain} MiB/s, ratio ${ratio} (aim ${AIM})\n`);
}

export function reportMemory(idleBytes: number, peakBytes: number, uploadBytes: number): void {
  const above = Math.round((peakBytes - idleBytes) / MEBIBYTE);
  const size = uploadBytes / MEBIBYTE;
  process.stdout.write(`memory: ${above} MiB above idle while ${size} MiB come in (aim ${MEMORY_AIM_MEBIBYTES})\n`);
}
