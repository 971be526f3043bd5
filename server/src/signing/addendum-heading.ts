import { type BlockNode, DOCUMENT_VERSION, type DocumentJson } from '@casewright/document';
import type { Signer } from './statement.ts';

export interface AddendumFacts {
  number: number;
  signer: Signer;
  signedAt: Date;
}

/** What stands above an addendum wherever a report is read with its addenda. */
export function describeAddendum({ number, signer, signedAt }: AddendumFacts): BlockNode[] {
  const signed = describeAddendumSigner({ signer, signedAt });
  return [
    { type: 'horizontalRule' },
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: `Addendum ${number}` }] },
    { type: 'paragraph', content: [{ type: 'text', text: signed, marks: [{ type: 'italic' }] }] },
  ];
}

export function describeAddendumSigner({ signer, signedAt }: Omit<AddendumFacts, 'number'>): string {
  return `Signed by ${nameSigner(signer)} on ${formatMoment(signedAt)}.`;
}

export function toDocument(content: BlockNode[]): DocumentJson {
  return { type: 'doc', attrs: { version: DOCUMENT_VERSION }, content };
}

export function nameSigner({ name, credentials }: Signer): string {
  return credentials === null ? name : `${name}, ${credentials}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** The time stands in UTC, because whoever reads it may be anywhere. */
export function formatMoment(moment: Date): string {
  const [, time = ''] = moment.toISOString().split('T');
  const day = `${moment.getUTCDate()} ${MONTHS[moment.getUTCMonth()]} ${moment.getUTCFullYear()}`;
  return `${day} at ${time.slice(0, 5)} UTC`;
}
