import { type ApiError, makeApiError, makeConnectionError } from './api-error.ts';
import { memberHeaders } from './page-member.ts';
import { addressOf } from './request.ts';
import { leaveForSignIn } from './signed-out.ts';

export interface UploadOptions {
  /** From 0 to 1, as the bytes leave. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends one file as multipart `file`. By XMLHttpRequest, because fetch does not tell how much has been sent. */
export function upload<T>(path: string, file: File, options: UploadOptions = {}): Promise<T> {
  const { onProgress, signal } = options;
  return new Promise<T>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = (): void => xhr.abort();
    const settle = (end: () => void) => (): void => {
      signal?.removeEventListener('abort', abort);
      end();
    };
    xhr.open('POST', addressOf(path));
    for (const [name, value] of Object.entries(memberHeaders())) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    });
    xhr.addEventListener(
      'load',
      settle(() => {
        const body = readJson(xhr.responseText);
        if (xhr.status >= 200 && xhr.status < 300) return resolve(body as T);
        if (xhr.status === 401) leaveForSignIn();
        return reject(readError(xhr, body));
      }),
    );
    xhr.addEventListener(
      'error',
      settle(() => reject(makeConnectionError())),
    );
    xhr.addEventListener(
      'abort',
      settle(() => reject(new DOMException('The upload was stopped', 'AbortError'))),
    );
    signal?.addEventListener('abort', abort, { once: true });
    const form = new FormData();
    form.append('file', file, file.name);
    xhr.send(form);
  });
}

function readError(xhr: XMLHttpRequest, body: unknown): ApiError {
  return makeApiError(xhr.status, body, xhr.getResponseHeader('retry-after'));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
