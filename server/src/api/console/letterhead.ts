import { type Static, Type } from '../../lib/schema.ts';
import { ValidationError } from '../../errors.ts';
import { LANGUAGE_TAGS, type LanguageTag, languageOf } from '../../exports/languages.ts';
import { changeLetterhead } from '../../practice/letterhead/change-letterhead.ts';
import {
  DEFAULT_LETTERHEAD,
  findPaper,
  type Letterhead,
  type PracticePaper,
} from '../../practice/letterhead/letterhead.ts';
import { BODY_LIMITS } from '../http/body/body-limits.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { DateTime, literals, orNull } from '../schemas.ts';
import { checkAdmin, memberOf, originOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { GivenPicture } from './pictures.ts';

/** What fits beside the practice's name, and below every page. */
const MAX_LINES = { address: 8, contact: 6, registrations: 6, footer: 3 } as const;
const MAX_LINE_LENGTH = 120;

const Lines = Type.String({ maxLength: 1000 });

const LetterheadFields = {
  address: Lines,
  contact: Lines,
  registrations: Lines,
  footer: Lines,
  language: literals(LANGUAGE_TAGS),
  page_size: literals(['a4', 'letter']),
  side_margin_mm: Type.Integer({ minimum: 12, maximum: 45 }),
  end_margin_mm: Type.Integer({ minimum: 20, maximum: 60 }),
};

export const GivenLetterhead = Type.Object({ ...LetterheadFields, logo: Type.Optional(GivenPicture) });
const Change = Type.Object({
  ...GivenLetterhead.properties,
  updated_at: orNull(Type.String({ format: 'date-time' })),
});
const PresentedLetterhead = Type.Object({
  ...LetterheadFields,
  language: Type.String(),
  logo_id: orNull(Type.String()),
  /** Null until something is set. */
  updated_at: orNull(DateTime),
});

const PresentedLanguage = Type.Object({
  tag: Type.String(),
  name: Type.String(),
  is_right_to_left: Type.Boolean(),
  words: Type.Object({
    client: Type.String(),
    date_of_birth: Type.String(),
    clinician: Type.String(),
    date: Type.String(),
    page: Type.String(),
  }),
});

/** The practice's paper: everybody sees it, admins change it. */
export function registerLetterhead(app: HttpServer, { context, audit, cleanPicture }: ConsoleApi): void {
  app.get('/practice/letterhead', { schema: { response: { 200: PresentedLetterhead } } }, async (request) => {
    const { practiceId } = memberOf(request);
    const paper = await findPaper(context, practiceId);
    await noteView(audit, request, { action: 'practice.viewed', subject: { type: 'practice', id: practiceId } });
    return presentPaper(paper ?? { letterhead: DEFAULT_LETTERHEAD, logoId: null, updatedAt: null });
  });

  app.put(
    '/practice/letterhead',
    {
      onRequest: checkAdmin,
      bodyLimit: BODY_LIMITS.picture,
      schema: { body: Change, response: { 200: PresentedLetterhead } },
    },
    async (request) => {
      const { logo: given, updated_at: formerly } = request.body;
      const letterhead = readLetterhead(request.body);
      const logo = typeof given === 'string' ? await cleanPicture(Buffer.from(given, 'base64'), 'logo') : given;
      const { practiceId } = memberOf(request);
      const change = { letterhead, logo, updatedAt: formerly === null ? null : new Date(formerly) };
      return presentPaper(await changeLetterhead(context, originOf(request), practiceId, change));
    },
  );

  app.get(
    '/practice/letterhead/languages',
    { schema: { response: { 200: Type.Array(PresentedLanguage) } } },
    async () => LANGUAGE_TAGS.map(presentLanguage),
  );
}

export function readLetterhead(body: Static<typeof GivenLetterhead>): Letterhead {
  const issues = (['address', 'contact', 'registrations', 'footer'] as const).flatMap((field) => {
    const lines = body[field].split('\n');
    const isLong = lines.some((line) => line.length > MAX_LINE_LENGTH);
    if (lines.length <= MAX_LINES[field] && !isLong) return [];
    const msg = `Value error, at most ${MAX_LINES[field]} lines of ${MAX_LINE_LENGTH} characters fit on the paper`;
    return [{ loc: ['body', field], msg, type: 'value_error' }];
  });
  if (issues.length > 0) throw new ValidationError(issues);
  return {
    address: body.address.trim(),
    contact: body.contact.trim(),
    registrations: body.registrations.trim(),
    footer: body.footer.trim(),
    language: body.language,
    pageSize: body.page_size,
    sideMarginMm: body.side_margin_mm,
    endMarginMm: body.end_margin_mm,
  };
}

function presentLanguage(tag: LanguageTag): Static<typeof PresentedLanguage> {
  const { name, words, isRightToLeft = false } = languageOf(tag);
  const { dateOfBirth, ...others } = words;
  return { tag, name, is_right_to_left: isRightToLeft, words: { ...others, date_of_birth: dateOfBirth } };
}

function presentPaper({ letterhead, logoId, updatedAt }: PracticePaper & { updatedAt: Date | null }) {
  const { pageSize, sideMarginMm, endMarginMm, ...texts } = letterhead;
  const sizes = { page_size: pageSize, side_margin_mm: sideMarginMm, end_margin_mm: endMarginMm };
  return { ...texts, ...sizes, logo_id: logoId, updated_at: updatedAt };
}
