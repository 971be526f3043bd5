import { type AuthorizationRequest, listAuthorizationParameters } from '../../partners/authorization-request.ts';
import type { SignedInMember } from '../../practice/sign-in/find-member-session.ts';
import { escapeHtml, type Page } from '../pages/page.ts';
import { ABILITIES } from './consent-words.ts';

export function makeConsentPage(request: AuthorizationRequest, practiceName: string, member: SignedInMember): Page {
  const { host, protocol } = new URL(request.redirectUri);
  const partner = escapeHtml(request.app.name);
  const fields = listAuthorizationParameters(request).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const body = `<p><strong>${partner}</strong> asks to be connected with <strong>${escapeHtml(practiceName)}</strong>.</p>
<h2>It will be able to</h2>
${listItems(ABILITIES.can)}
<h2>It will not be able to</h2>
${listItems(ABILITIES.cannot)}
<p>Either way you will be sent back to ${escapeHtml(host)}. If the two are connected already, approving renews the
connection.</p>
<p>You are signed in as ${describeMember(member)}.</p>
<form method="post" action="/oauth/authorize">
${fields.join('\n')}
<button type="submit" name="decision" value="approve">Approve</button>
<button type="submit" name="decision" value="refuse">Refuse</button>
</form>`;
  return { title: `Connect ${request.app.name}?`, body, formTarget: protocol };
}

export function makeNotAdminPage(request: AuthorizationRequest, practiceName: string, member: SignedInMember): Page {
  const partner = escapeHtml(request.app.name);
  const body = `<p>Only an admin of ${escapeHtml(practiceName)} can connect it with ${partner}. You are signed in as
${describeMember(member)}, who is not one.</p>
<p>Ask an admin of your practice to start again from ${partner}. Nothing has been connected.</p>`;
  return { title: 'An admin has to approve this', body };
}

export function makeErrorPage(reason: string): Page {
  const body = `<p role="alert">${escapeHtml(reason)}.</p>
<p>Nothing has been connected. Go back to where you came from and start again; if it happens again, tell the support of
that platform.</p>`;
  return { title: 'This cannot be connected', body };
}

function listItems(items: readonly string[]): string {
  return `<ul>\n${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`;
}

function describeMember({ name, email }: SignedInMember): string {
  return `${escapeHtml(name)} (${escapeHtml(email)})`;
}
