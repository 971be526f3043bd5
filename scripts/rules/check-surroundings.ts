import { listTemplates, type Source } from './read-statements.ts';

interface Rule {
  pattern: RegExp;
  says: string;
  /** Looked for only in the texts of statements. */
  inSql?: boolean;
  /** The files in which it is allowed, and why. */
  but: Readonly<Record<string, string>>;
}

/**
 * What depends on the machine around the code, and where it is allowed. Measuring how long something took does not
 * count as time.
 */
export const RULES: readonly Rule[] = [
  {
    pattern: /\bprocess\.env\b/,
    says: 'reads the environment: settings come through config.ts',
    but: {
      'main.ts': 'hands it to config.ts, whole',
      'db/embedded/programs.ts': "gives PostgreSQL's programs the few variables that they need to start",
    },
  },
  {
    pattern: /\bDate\.now\(|\bnew Date\(\)/,
    says: "reads the machine's time: take it from the clock",
    but: {
      'lib/clock.ts': 'is the clock',
      'lib/certificate.ts': 'certificates are judged by the machine of the other side',
      'blobs/disk-store.ts': 'compared with times of files, which the machine wrote',
      'blobs/local-copy.ts': 'compared with times of files, which the machine wrote',
    },
  },
  {
    pattern:
      /\b(?:current_timestamp|current_date|localtimestamp|(?:clock|statement|transaction)_timestamp\(\))|[\s(,=<>]now\(\)/,
    says: "asks the database for the time: give it the clock's",
    inSql: true,
    but: {},
  },
];

export function findSurroundingFaults(sources: readonly Source[]): string[] {
  return RULES.flatMap(({ pattern, says, inSql = false, but }) => [
    ...sources
      .filter(({ file, source }) => !(file in but) && pattern.test(inSql ? sqlOf(source) : withoutComments(source)))
      .map(({ file }) => `${file} ${says}`),
    ...Object.keys(but)
      .filter((file) => !sources.some((each) => each.file === file && pattern.test(withoutComments(each.source))))
      .map((file) => `${file} is excused, and need not be: it no longer ${says.split(':')[0]}`),
  ]);
}

function sqlOf(source: string): string {
  return listTemplates(source)
    .map(({ text }) => text.replaceAll(/clock\.now\(\)/g, ''))
    .join('\n');
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}
