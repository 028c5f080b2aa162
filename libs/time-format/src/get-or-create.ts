/** Returns the cached value of a key, creating it on first use. */
export function getOrCreate<Value>(
  values: Map<string, Value>,
  key: string,
  make: () => Value,
): Value {
  const known = values.get(key)
  if (known) return known
  const made = make()
  values.set(key, made)
  return made
}
