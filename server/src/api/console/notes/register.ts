import type { HttpServer } from '../../http/create-http-server.ts';
import type { ConsoleApi } from '../deps.ts';
import { registerCreateNote } from './create-note.ts';
import { registerFetchNote } from './fetch-note.ts';
import { registerFetchOriginal } from './fetch-original.ts';
import { registerListNotes } from './list-notes.ts';
import { registerUploads } from './uploads.ts';

export function registerNotes(app: HttpServer, api: ConsoleApi): void {
  registerListNotes(app, api);
  registerCreateNote(app, api);
  registerFetchNote(app, api);
  registerFetchOriginal(app, api);
  registerUploads(app, api);
}
