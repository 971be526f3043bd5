import { parseArgs } from 'node:util';
import { type Anchor, type AuditVerification, verifyAllAuditChains, verifyAuditChain } from '../audit/verify.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../lib/logger.ts';
import { PlainError } from '../lib/plain-error.ts';
import { openInstallation } from '../service/installation.ts';
import { UsageError } from './usage.ts';

export interface AuditSelection {
  /** Undefined: every chain. Null: the installation's own, which holds what belongs to no practice. */
  practiceId: string | null | undefined;
  anchor: Anchor | undefined;
}

export function readAuditSelection(args: string[]): AuditSelection {
  const { practice, installation, anchor } = parse(args);
  if (installation === true && practice !== undefined)
    throw new UsageError('audit verify takes --practice or --installation, not both');
  const practiceId = installation === true ? null : practice;
  if (anchor === undefined) return { practiceId, anchor: undefined };
  const [, seq, hash] = /^(\d{1,15}):([0-9a-fA-F]{64})$/.exec(anchor) ?? [];
  if (seq === undefined || hash === undefined)
    throw new UsageError('--anchor is SEQ:HASH, as an earlier check printed it');
  if (practiceId === undefined)
    throw new UsageError('--anchor belongs to one chain: name it by --practice or --installation');
  return { practiceId, anchor: { seq: Number(seq), hash } };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { practice: { type: 'string' }, installation: { type: 'boolean' }, anchor: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new UsageError(`audit verify: ${(error as Error).message}`, { cause: error });
  }
}

export async function verifyAudit(
  config: Config,
  logger: Logger,
  { practiceId, anchor }: AuditSelection,
): Promise<AuditVerification[]> {
  const installation = await openInstallation(config, logger);
  try {
    const { db } = installation.context;
    if (practiceId !== undefined) return [await verifyNamed(db, practiceId, anchor)];
    return await Array.fromAsync(verifyAllAuditChains(db));
  } finally {
    await installation.close();
  }
}

/** A chain that was never there would be called intact, as for a practice whose id was mistyped. */
async function verifyNamed(db: Database, practiceId: string | null, anchor?: Anchor): Promise<AuditVerification> {
  const verification = await verifyAuditChain(db, practiceId, anchor);
  const { events, unsealed, head, intact } = verification;
  if (practiceId !== null && intact && events + unsealed === 0 && head === null)
    throw new PlainError(`there is no practice ${practiceId}, and no rows of one`);
  return verification;
}

export function describeVerification(verification: AuditVerification): string {
  const { chain, events, unsealed, head } = verification;
  const counts = `${events} sealed, ${unsealed} waiting to be sealed`;
  if (verification.intact)
    return `${chain}: intact, ${counts}${head === null ? '' : `, anchor ${head.seq}:${head.hash}`}`;
  const { seq, eventId, reason } = verification.brokenAt;
  return `${chain}: BROKEN at place ${seq}${eventId === null ? '' : ` (event ${eventId})`}: ${reason}; ${counts}`;
}
