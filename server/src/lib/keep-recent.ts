/** As `make`, which is not asked again about the keys that were asked for last. */
export function keepRecent<Value>(most: number, make: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const value = kept.has(key) ? (kept.get(key) as Value) : make(key);
    kept.delete(key);
    kept.set(key, value);
    const [oldest = key] = kept.keys();
    if (kept.size > most) kept.delete(oldest);
    return value;
  };
}
