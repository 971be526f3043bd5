// A small partner platform: connects the demo practice, asks for reports, takes in webhooks and fetches what was written.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createConnection, type PendingConnection } from './connection.ts';
import { createLaunches } from './launches.ts';
import { escape, overview, page, PATIENTS } from './pages.ts';
import { readSettings } from './settings.ts';
import { openStore } from './store.ts';
import { createReceiver } from './webhooks.ts';

const settings = await readSettings(path.resolve(process.env['DATA_DIR'] ?? 'data')).catch(fail);
const store = await openStore(settings.stateFile);
const connection = createConnection(settings, store);
const launches = createLaunches(connection.send, store);
/** Of the one person who uses this platform. A real one keeps it in that person's session. */
let pending: PendingConnection | undefined;

/** What the person at the terminal can do something about is one line, and no stack. */
function fail(error: NodeJS.ErrnoException & { port?: number; path?: string }): never {
  const words: Record<string, string> = {
    EADDRINUSE: `port ${error.port} is taken: end the program that has it, or start this one later`,
    ENOENT: `${error.path} is not there: start the service with npm start first`,
  };
  process.stderr.write(`partner platform: ${words[error.code ?? ''] ?? error.message}\n`);
  process.exit(1);
}

type Handler = (query: URLSearchParams) => Promise<{ html: string } | { location: string }>;

const HANDLERS: Record<string, Handler> = {
  'GET /': async () => ({ html: overview(store.read(), settings.clinicians) }),
  'GET /connect': async () => {
    const started = connection.start();
    pending = started.pending;
    return { location: started.url };
  },
  'GET /callback': async (query) => {
    const question = pending;
    pending = undefined;
    if (question === undefined) throw new Error('Nobody asked for this.');
    await connection.finish(query, question);
    return { location: '/' };
  },
  'POST /launch': async (form) => {
    const patient = PATIENTS.find(({ id }) => id === form.get('patient'));
    if (patient === undefined) throw new Error('There is no such patient.');
    const request = { key: form.get('key') ?? '', patientId: patient.id, clinicianEmail: form.get('clinician') ?? '' };
    if (!/^[\w-]{8,255}$/.test(request.key)) throw new Error('The form has no key.');
    const { launchUrl } = await launches.launch(patient, request);
    return { location: launchUrl };
  },
  'GET /document': async (query) => {
    const { title, content } = await launches.fetchDocument(query.get('session') ?? '');
    // The service promises that its HTML holds nothing active; a frame without rights makes sure.
    return {
      html: page(title, `<iframe sandbox style="width:100%;height:70vh" srcdoc="${escape(content)}"></iframe>`),
    };
  },
  'POST /disconnect': async () => {
    await connection.end();
    return { location: '/' };
  },
};

async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', settings.redirectUri);
  const handler = HANDLERS[`${request.method} ${url.pathname}`];
  const fields = request.method === 'POST' ? new URLSearchParams(await text(request)) : url.searchParams;
  try {
    if (handler === undefined) throw new Error('There is no such page.');
    const result = await handler(fields);
    if ('location' in result) response.writeHead(303, { location: result.location }).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(result.html);
  } catch (error) {
    const body = `<p>${escape((error as Error).message)}</p><p><a href="/">Back</a></p>`;
    response.writeHead(400, { 'content-type': 'text/html; charset=utf-8' }).end(page('That did not work', body));
  }
}

const { hostname, port } = new URL(settings.redirectUri);
const site = createServer((request, response) => void answerRequest(request, response));
site.listen(Number(port), hostname);
const webhookAddress = new URL(settings.webhookUrl);
const receiver = createReceiver(settings.tls, settings.webhookSecret, store);
receiver.listen(Number(webhookAddress.port), webhookAddress.hostname);
await Promise.all([once(site, 'listening'), once(receiver, 'listening')]).catch(fail);
process.stdout.write(
  `The partner platform is at http://${hostname}:${port}; webhooks come to ${settings.webhookUrl}\n`,
);
