import { type FoundSeal, findSeal, type Seal, type SealedStatement } from './seal.ts';

/** The cryptography of whoever checks: the service has another than a browser. */
export interface SealTools {
  sha256(bytes: Uint8Array): Promise<Uint8Array>;
  /** Ed25519, with a public key of 32 bytes. */
  isSigned(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): Promise<boolean>;
}

export interface PublicKey {
  key_id: string;
  /** Base64. */
  public_key: string;
}

/** Who signed, as the statement has it. */
export interface CheckedSignature {
  name: string;
  credentials: string | null;
  signedAt: string;
}

export type SealVerdict =
  /** Not one byte was changed since the installation with this key made the file. */
  | { verdict: 'valid'; title: string; report: CheckedSignature; addenda: CheckedSignature[]; keyId: string }
  /** It carries a seal that does not fit. */
  | { verdict: 'changed' }
  /** It is sealed with a key that is not among those that are known here. */
  | { verdict: 'unknown key'; keyId: string }
  /** A draft, a file that another program saved anew, or no file of ours. */
  | { verdict: 'not sealed' };

const encoder = new TextEncoder();
const KEY_ID_LENGTH = 16;

export async function checkSeal(file: Uint8Array, keys: readonly PublicKey[], tools: SealTools): Promise<SealVerdict> {
  const found = findSeal(file);
  if (found === null) return { verdict: looksSealed(file) ? 'changed' : 'not sealed' };
  const seal = readSeal(found);
  if (seal === null) return { verdict: 'changed' };
  // A report that was signed before the installation got another key is sealed with the later one.
  const unknown = listKeyIds(seal).find((keyId) => keys.every(({ key_id: id }) => id !== keyId));
  if (unknown !== undefined) return { verdict: 'unknown key', keyId: unknown };
  if (!(await isIntact(found, seal, keys, tools))) return { verdict: 'changed' };
  const report = JSON.parse(seal.report.statement) as Statement;
  return {
    verdict: 'valid',
    title: report.title ?? '',
    report: describeStatement(report),
    addenda: seal.addenda.map(({ statement }) => describeStatement(JSON.parse(statement) as Statement)),
    keyId: seal.key_id,
  };
}

/** The mark of a seal is there, but not in the form or at the place that a seal has. */
function looksSealed(file: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(file).includes('casewright-seal');
}

function readSeal({ envelope }: FoundSeal): Seal | null {
  try {
    const seal = JSON.parse(envelope.seal) as Seal;
    return listKeyIds(seal).every((keyId) => typeof keyId === 'string') ? seal : null;
  } catch {
    return null;
  }
}

function listKeyIds({ key_id: keyId, report, addenda }: Seal): string[] {
  return [keyId, ...[report, ...addenda].map(({ statement }) => (JSON.parse(statement) as Statement).key_id)];
}

async function isIntact(
  { body, envelope }: FoundSeal,
  seal: Seal,
  keys: readonly PublicKey[],
  tools: SealTools,
): Promise<boolean> {
  const publicKey = findKey(keys, seal.key_id);
  if (toHex(await tools.sha256(publicKey)).slice(0, KEY_ID_LENGTH) !== seal.key_id) return false;
  if (!(await tools.isSigned(publicKey, encoder.encode(envelope.seal), fromBase64(envelope.signature)))) return false;
  if (toHex(await tools.sha256(body)) !== seal.file_sha256) return false;
  const checks = [seal.report, ...seal.addenda].map((signed) => isStatementSigned(signed, keys, tools));
  return (await Promise.all(checks)).every(Boolean);
}

async function isStatementSigned(
  { statement, signature }: SealedStatement,
  keys: readonly PublicKey[],
  tools: SealTools,
): Promise<boolean> {
  const { key_id: keyId } = JSON.parse(statement) as Statement;
  return tools.isSigned(findKey(keys, keyId), encoder.encode(statement), fromBase64(signature));
}

function findKey(keys: readonly PublicKey[], keyId: string): Uint8Array {
  return fromBase64(keys.find(({ key_id: id }) => id === keyId)?.public_key ?? '');
}

interface Statement {
  title?: string;
  key_id: string;
  signed_at: string;
  signer: { name: string; credentials: string | null };
}

function describeStatement({ signer, signed_at: signedAt }: Statement): CheckedSignature {
  return { name: signer.name, credentials: signer.credentials, signedAt };
}

/** Text that is no base64 becomes no bytes: then no signature fits. */
function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
