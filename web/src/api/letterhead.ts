import { makeApiError } from './api-error.ts';
import type { Instant } from './common.ts';
import { readQuery } from './read-query.ts';
import { addressOf, part, put } from './request.ts';

/** What an admin sets for the practice's paper. The texts are lines. */
export interface LetterheadFields {
  address: string;
  contact: string;
  registrations: string;
  footer: string;
  language: string;
  page_size: 'a4' | 'letter';
  side_margin_mm: number;
  end_margin_mm: number;
}

export interface Letterhead extends LetterheadFields {
  logo_id: string | null;
  /** Null until something is set. */
  updated_at: Instant | null;
}

/** The logo in base64; null takes it away, and left out it stays. */
export interface LetterheadChange extends LetterheadFields {
  logo?: string | null;
}

export interface PaperLanguage {
  tag: string;
  name: string;
  is_right_to_left: boolean;
  /** `page` has `{page}` and `{pages}` where the numbers stand. */
  words: { client: string; date_of_birth: string; clinician: string; date: string; page: string };
}

const PATH = '/practice/letterhead';

export const letterheadQuery = readQuery<Letterhead>(['practice', 'letterhead'], PATH);
export const languagesQuery = {
  ...readQuery<PaperLanguage[]>(['practice', 'letterhead', 'languages'], `${PATH}/languages`),
  staleTime: Infinity,
};

/** `updated_at` is that of the letterhead that was changed; another one stored meanwhile is a 409. */
export const changeLetterhead = (change: LetterheadChange & Pick<Letterhead, 'updated_at'>) =>
  put<Letterhead>(PATH, change);

/** A PDF of a made-up report on the paper as it stands in the form, saved or not. */
export async function fetchSample(change: LetterheadChange): Promise<Blob> {
  const answer = await fetch(addressOf(`${PATH}/sample`), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (answer.ok) return answer.blob();
  throw makeApiError(answer.status, await answer.json().catch(() => null), answer.headers.get('retry-after'));
}

export const pictureAddress = (pictureId: string): string => addressOf(`/pictures/${part(pictureId)}`);

export const changeSignaturePicture = (picture: string | null) =>
  put<{ signature_picture_id: string | null }>('/account/signature-picture', { picture });
