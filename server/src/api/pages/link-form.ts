import { escapeHtml, type Page } from './page.ts';

/**
 * The token of a link is in its fragment, which only a script can read. It goes into the form, and out of the address
 * bar and the history. Without script a person can copy it.
 */
const TAKE_TOKEN = `
const token = new URLSearchParams(location.hash.slice(1)).get('token');
if (token) {
  document.getElementById('token').value = token;
  document.getElementById('token-field').hidden = true;
  history.replaceState(null, '', location.pathname);
}
`;

export interface LinkForm {
  title: string;
  action: string;
  /** The fields below the token. */
  fields: string;
  button: string;
  token?: string;
  error?: string;
}

/** A form that is posted by a person: a program that only opens links, to check them, uses none up. */
export function renderLinkForm({ title, action, fields, button, token = '', error }: LinkForm): Page {
  const lines = [
    error === undefined ? '' : `<p role="alert">${escapeHtml(error)}</p>`,
    `<form method="post" action="${action}">`,
    `<div id="token-field"${token === '' ? '' : ' hidden'}>`,
    '<label for="token">Code <span>(what follows “token=” in the link)</span></label>',
    `<input id="token" name="token" autocomplete="off" maxlength="100" required value="${escapeHtml(token)}">`,
    '</div>',
    fields,
    `<button>${button}</button>`,
    '</form>',
  ];
  return { title, body: lines.filter((line) => line !== '').join('\n'), script: TAKE_TOKEN };
}

export function renderLinkDone(title: string): Page {
  return { title, body: '<p><a href="/sign-in">Go on to sign in</a></p>' };
}
