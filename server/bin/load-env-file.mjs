import { existsSync } from 'node:fs';

/** Reads settings from a file such as `.env`, where there is one. What the environment says already stays. */
export function loadEnvFile(file) {
  if (existsSync(file)) process.loadEnvFile(file);
}
