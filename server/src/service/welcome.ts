import type { DemoCredentials } from '../demo/credentials.ts';

/** What `npm start` prints about the demo. */
export function describeDemo(demo: DemoCredentials, demoFile: string): string {
  const people = [
    ['admin', demo.admin],
    ...demo.clinicians.map((clinician) => ['clinician', clinician] as const),
  ] as const;
  return [
    '',
    `Casewright is running at ${demo.base_url}`,
    '',
    '  Open that address in a browser and sign in as',
    ...people.map(([role, { email, password }]) => `    ${role.padEnd(10)}  ${email.padEnd(44)}  ${password}`),
    '',
    `  Demo practice   ${demo.practice.name}, ${demo.clients.length} clients`,
    `  API reference   ${demo.base_url}/docs`,
    '',
    '  API keys',
    `    organisation  ${demo.api_keys.organisation}`,
    `    user          ${demo.api_keys.user}`,
    '',
    `  All credentials are in ${demoFile}`,
    '  Stop with Ctrl-C; everything is kept for the next start.',
    '',
  ].join('\n');
}
