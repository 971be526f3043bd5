import type { HttpServer } from '../../http/create-http-server.ts';
import type { ConsoleApi } from '../deps.ts';
import { registerCreateTemplate } from './create-template.ts';
import { registerDeleteTemplate } from './delete-template.ts';
import { registerFetchTemplate } from './fetch-template.ts';
import { registerListTemplates } from './list-templates.ts';
import { registerSaveTemplate } from './save-template.ts';

export function registerTemplates(app: HttpServer, api: ConsoleApi): void {
  registerListTemplates(app, api);
  registerFetchTemplate(app, api);
  registerCreateTemplate(app, api);
  registerSaveTemplate(app, api);
  registerDeleteTemplate(app, api);
}
