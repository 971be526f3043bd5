import { randomUUID } from 'node:crypto';
import type { Patient } from './launches.ts';
import type { State } from './store.ts';

export const PATIENTS: Patient[] = [
  { id: 'P-1001', firstName: 'Maeve', lastName: "O'Brien" },
  { id: 'P-1002', firstName: 'Jonas', lastName: 'Albrecht' },
];

export function escape(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (character) => names[character] ?? '');
}

export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width"><style>
body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem;border-bottom:1px solid #ccc}
form{display:inline}button{font:inherit;padding:.3rem .8rem}</style><h1>${escape(title)}</h1>${body}</html>`;
}

export function overview({ tokens, requests, sessions }: Readonly<State>, clinicians: string[]): string {
  if (tokens === null) {
    return page(
      'Demo partner platform',
      '<p>No practice is connected.</p><p><a href="/connect">Connect a practice</a></p>',
    );
  }
  const choices = clinicians.map((email) => `<option>${escape(email)}</option>`).join('');
  const patients = PATIENTS.map(
    ({ id, firstName, lastName }) => `<tr><td>${escape(`${firstName} ${lastName}`)}<td>
<form method="post" action="/launch"><input type="hidden" name="patient" value="${id}">
<input type="hidden" name="key" value="${randomUUID()}">
<label>Clinician <select name="clinician">${choices}</select></label> <button>Ask for a report</button></form>`,
  );
  // A key is made with the form, so that a form sent twice asks for one report.
  const waiting = requests.map(
    ({ key, patientId, clinicianEmail }) => `<tr><td>${escape(patientId)}<td>not answered yet<td>
<form method="post" action="/launch"><input type="hidden" name="patient" value="${escape(patientId)}">
<input type="hidden" name="key" value="${escape(key)}"><input type="hidden" name="clinician" value="${escape(clinicianEmail)}">
<button>Ask again</button></form>`,
  );
  const answered = sessions.map(
    ({ id, patientId, status, launchUrl }) => `<tr><td>${escape(patientId)}<td>${escape(status)}<td>
${status === 'completed' ? `<a href="/document?session=${id}">Read the report</a>` : `<a href="${escape(launchUrl)}">Open in Casewright</a>`}`,
  );
  const rows = [...waiting, ...answered];
  return page(
    'Demo partner platform',
    `<h2>Patients</h2><table>${patients.join('')}</table>
<h2>Reports asked for</h2>${rows.length === 0 ? '<p>None yet.</p>' : `<table><tr><th>Patient<th>Status<th></tr>${rows.join('')}</table>`}
<p><form method="post" action="/disconnect"><button>Disconnect the practice</button></form></p>`,
  );
}
