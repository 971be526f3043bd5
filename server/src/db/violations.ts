import pg from 'pg';

/** The rule of the schema that a statement broke: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
/** Our own, raised by the triggers that keep a signed report as it is. */
const REPORT_SIGNED = 'CW001';

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION && error.constraint === constraint;
}

export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION;
}

export function isSignedReportViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === REPORT_SIGNED;
}
