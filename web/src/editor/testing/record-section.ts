import { checkDocument, leaveOutVerdicts } from '@casewright/document';
import type { ReportSection } from '../../api/reports.ts';

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, sorted(field)]),
  );
}

/** What the service tells of a section with these blocks, hashed as it hashes them. */
export async function recordSection(promptId: string, ...blocks: object[]): Promise<ReportSection> {
  const { content } = checkDocument({ type: 'doc', content: blocks });
  const bytes = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify(sorted(leaveOutVerdicts(content)))),
  );
  const hash = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { prompt_id: promptId, label: promptId, heading: promptId, hash, blocks: blocks.length } as ReportSection;
}
