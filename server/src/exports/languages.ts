/** The words around a report, in the language that a practice has chosen for its paper. */
export interface PaperWords {
  client: string;
  dateOfBirth: string;
  clinician: string;
  date: string;
  /** With `{page}` and `{pages}` where the numbers stand. */
  page: string;
}

export interface PaperLanguage {
  /** As it calls itself. */
  name: string;
  words: PaperWords;
  isRightToLeft?: true;
}

const say = (client: string, dateOfBirth: string, clinician: string, date: string, page: string): PaperWords => {
  return { client, dateOfBirth, clinician, date, page };
};

const ENGLISH = say('Client', 'Date of birth', 'Clinician', 'Date', 'Page {page} of {pages}');

/** By their tags of BCP 47. */
const LANGUAGES = {
  'en-GB': { name: 'English (United Kingdom)', words: ENGLISH },
  'en-IE': { name: 'English (Ireland)', words: ENGLISH },
  'en-US': { name: 'English (United States)', words: ENGLISH },
  'en-CA': { name: 'English (Canada)', words: ENGLISH },
  'en-AU': { name: 'English (Australia)', words: ENGLISH },
  'en-NZ': { name: 'English (New Zealand)', words: ENGLISH },
  'en-ZA': { name: 'English (South Africa)', words: ENGLISH },
  'cy-GB': {
    name: 'Cymraeg',
    words: say('Cleient', 'Dyddiad geni', 'Clinigydd', 'Dyddiad', 'Tudalen {page} o {pages}'),
  },
  'de-DE': {
    name: 'Deutsch',
    words: say('Klient/in', 'Geburtsdatum', 'Behandelnde Person', 'Datum', 'Seite {page} von {pages}'),
  },
  'es-ES': {
    name: 'Español',
    words: say('Cliente', 'Fecha de nacimiento', 'Profesional', 'Fecha', 'Página {page} de {pages}'),
  },
  'fr-FR': {
    name: 'Français',
    words: say('Client', 'Date de naissance', 'Clinicien', 'Date', 'Page {page} sur {pages}'),
  },
  'it-IT': {
    name: 'Italiano',
    words: say('Cliente', 'Data di nascita', 'Clinico', 'Data', 'Pagina {page} di {pages}'),
  },
  'nl-NL': {
    name: 'Nederlands',
    words: say('Cliënt', 'Geboortedatum', 'Behandelaar', 'Datum', 'Pagina {page} van {pages}'),
  },
  'pl-PL': {
    name: 'Polski',
    words: say('Klient', 'Data urodzenia', 'Specjalista', 'Data', 'Strona {page} z {pages}'),
  },
  'pt-PT': {
    name: 'Português',
    words: say('Cliente', 'Data de nascimento', 'Clínico', 'Data', 'Página {page} de {pages}'),
  },
  'ar-SA': {
    name: 'العربية',
    words: say('العميل', 'تاريخ الميلاد', 'المعالج', 'التاريخ', 'صفحة {page} من {pages}'),
    isRightToLeft: true,
  },
  'he-IL': {
    name: 'עברית',
    words: say('מטופל', 'תאריך לידה', 'מטפל', 'תאריך', 'עמוד {page} מתוך {pages}'),
    isRightToLeft: true,
  },
} as const satisfies Record<string, PaperLanguage>;

export type LanguageTag = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as LanguageTag[];

export function languageOf(tag: string): PaperLanguage {
  return Object.hasOwn(LANGUAGES, tag) ? LANGUAGES[tag as LanguageTag] : LANGUAGES['en-GB'];
}
