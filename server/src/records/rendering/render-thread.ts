// The thread that reads long Markdown; see markdown-renderer.ts for who starts it.
import { parentPort } from 'node:worker_threads';
import { renderMarkdown } from './render-markdown.ts';

parentPort?.on('message', (markdown: string) => parentPort?.postMessage(renderMarkdown(markdown), []));
