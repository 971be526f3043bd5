import type { Context } from '../../db/context.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';

/** What an admin sets for the practice's paper. The texts are lines, as they shall be printed. */
export interface Letterhead {
  address: string;
  registrations: string;
  contact: string;
  footer: string;
  language: string;
  pageSize: 'a4' | 'letter';
  sideMarginMm: number;
  endMarginMm: number;
}

export interface PracticePaper {
  letterhead: Letterhead;
  logoId: string | null;
}

/** The paper of today. */
export interface StoredPaper extends PracticePaper {
  updatedAt: Date;
}

/** Until an admin sets something else. */
export const DEFAULT_LETTERHEAD: Letterhead = {
  address: '',
  registrations: '',
  contact: '',
  footer: '',
  language: 'en-GB',
  pageSize: 'a4',
  sideMarginMm: 25,
  endMarginMm: 27,
};

/** Null where nothing was ever set. */
export async function findPaper({ db }: Pick<Context, 'db'>, practiceId: string): Promise<StoredPaper | null> {
  return toPaper(await selectPaper(db, practiceId).executeTakeFirst());
}

/** Locked until the end of the transaction: a change of the logo waits for a report that is being signed with it. */
export async function holdPaper(trx: DatabaseTransaction, practiceId: string): Promise<StoredPaper | null> {
  return toPaper(await selectPaper(trx, practiceId).forShare().executeTakeFirst());
}

function selectPaper(db: Database, practiceId: string) {
  return db
    .selectFrom('letterheads')
    .select([
      'address',
      'registrations',
      'contact',
      'footer',
      'language',
      'page_size as pageSize',
      'side_margin_mm as sideMarginMm',
      'end_margin_mm as endMarginMm',
      'logo_id as logoId',
      'updated_at as updatedAt',
    ])
    .where('practice_id', '=', practiceId);
}

function toPaper(row: (Letterhead & Omit<StoredPaper, 'letterhead'>) | undefined): StoredPaper | null {
  if (row === undefined) return null;
  const { logoId, updatedAt, ...letterhead } = row;
  return { letterhead, logoId, updatedAt };
}
