export type Environment = Record<string, string | undefined>;

/** Reads settings one by one, and gathers what is wrong with them. */
export interface SettingsReader {
  /** The parsed value, or the fallback if the variable is not set, is empty, or cannot be used. */
  read<T>(name: string, fallback: T, parse: (text: string) => T): T;
  /** Adds another fault, for example a setting that another one needs. */
  complain(problem: string): void;
  problems: readonly string[];
}

export function createSettingsReader(environment: Environment): SettingsReader {
  const problems: string[] = [];
  return {
    problems,
    complain: (problem) => void problems.push(problem),
    read: (name, fallback, parse) => {
      const text = environment[name]?.trim();
      if (text === undefined || text === '') return fallback;
      try {
        return parse(text);
      } catch (error) {
        problems.push(`${name} ${(error as Error).message}`);
        return fallback;
      }
    },
  };
}
