import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const STYLE = `
:root{color-scheme:light dark;--paper:#f3f5f7;--card:#fff;--ink:#1c2530;--soft:#52606f;--line:#8593a1;--act:#1d5fa8;
--on-act:#fff;--bad:#a3211b}
@media(prefers-color-scheme:dark){:root{--paper:#12171d;--card:#1b222b;--ink:#e8edf2;--soft:#a9b6c3;--line:#66778a;
--act:#8cc0f5;--on-act:#0d1a28;--bad:#ffb0a8}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:25rem;padding:2rem;background:var(--card);border-radius:.75rem;
box-shadow:0 1px 3px rgb(0 0 0/.2)}
h1{margin:0 0 1.25rem;font-size:1.5rem;line-height:1.25}
h2{margin:1.5rem 0 .25rem;font-size:1.0625rem}
p{margin:0 0 1rem;overflow-wrap:anywhere}
ul{margin:0 0 1rem;padding-left:1.25rem}
label{display:block;margin-top:1rem;font-weight:600}
label span{font-weight:400;color:var(--soft)}
input{width:100%;margin-top:.25rem;padding:.625rem .75rem;font:inherit;color:inherit;background:transparent;
border:1px solid var(--line);border-radius:.375rem}
button{width:100%;margin-top:1.5rem;padding:.75rem;font:inherit;font-weight:600;color:var(--on-act);
background:var(--act);border:1px solid var(--act);border-radius:.375rem;cursor:pointer}
button[value=refuse]{margin-top:.75rem;color:inherit;background:transparent;border-color:var(--line)}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
[role=alert]{padding:.75rem;border:1px solid var(--bad);border-radius:.375rem;color:var(--bad)}
`;

/** The page runs its one script if it has one, loads nothing, and posts to this service, or on to where it says. */
function formatPolicy({ script, formTarget }: Page): string {
  return [
    "default-src 'none'",
    `style-src ${hashSource(STYLE)}`,
    ...(script === undefined ? [] : [`script-src ${hashSource(script)}`]),
    "base-uri 'none'",
    // Chromium holds it against every step that a sent form leads to: a redirect of ours to a partner, and wherever the
    // partner sends the browser from there, which we cannot know. So it takes a scheme, not a host.
    `form-action 'self'${formTarget === undefined ? '' : ` ${formTarget}`}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Text that comes from outside goes through `escapeHtml` before it is part of a body. */
export interface Page {
  title: string;
  body: string;
  script?: string;
  /** The scheme of where a form of the page leads in the end, beside ourselves. */
  formTarget?: string;
}

export function sendPage(reply: FastifyReply, status: number, page: Page): FastifyReply {
  const { title, body, script } = page;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Casewright</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
${script === undefined ? '' : `<script>${script}</script>\n`}</body>
</html>
`;
  return (
    reply
      .code(status)
      .header('content-security-policy', formatPolicy(page))
      // Under no-referrer a browser posts forms with "Origin: null", which older ones have nothing beside.
      .header('referrer-policy', 'same-origin')
      .header('x-frame-options', 'DENY')
      .type('text/html; charset=utf-8')
      .send(html)
  );
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
