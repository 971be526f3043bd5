type Search = Record<string, unknown>;

/** The parameters of an address that a page knows, as text. Others, and empty ones, are left out. */
export function readWords<Name extends string>(search: Search, names: readonly Name[]): Partial<Record<Name, string>> {
  const given = names.flatMap((name) => {
    const value = search[name];
    return (typeof value === 'string' || typeof value === 'number') && value !== '' ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(given) as Partial<Record<Name, string>>;
}

/** The value of a parameter, if it is one of these choices. */
export function readChoice<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === value);
}
