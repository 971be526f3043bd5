import type { SettingsReader } from './read-settings.ts';

/** Where uploaded bytes are kept. */
export type BlobStoreAddress = { kind: 'disk' } | S3Address;

export interface S3Address {
  kind: 's3';
  bucket: string;
  /** How every object's key begins: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  /** Undefined: Amazon's own servers. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

export function readBlobStore({ read, complain }: SettingsReader): BlobStoreAddress {
  const location = read('BLOB_STORE', undefined, parseS3Location);
  const accessKeyId = read('AWS_ACCESS_KEY_ID', '', String);
  const secretAccessKey = read('AWS_SECRET_ACCESS_KEY', '', String);
  if (location === undefined) return { kind: 'disk' };
  if (accessKeyId === '' || secretAccessKey === '') {
    complain('BLOB_STORE needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  return { kind: 's3', ...location, accessKeyId, secretAccessKey };
}

function parseS3Location(text: string): Omit<S3Address, 'kind' | 'accessKeyId' | 'secretAccessKey'> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const endpoint = url?.searchParams.get('endpoint') ?? undefined;
  const isKnown = [...(url?.searchParams.keys() ?? [])].every((name) => name === 'endpoint' || name === 'region');
  const isEndpoint = endpoint === undefined || (URL.canParse(endpoint) && /^https?:/.test(endpoint));
  if (url?.protocol !== 's3:' || url.host === '' || url.username !== '' || !isKnown || !isEndpoint) {
    throw new Error('must be s3://bucket/prefix with ?region= and ?endpoint= at most, without credentials');
  }
  const folder = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  return { bucket: url.host, prefix: folder === '' ? '' : `${folder}/`, region, endpoint };
}
