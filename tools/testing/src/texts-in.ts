/** Counts for singular, plural and zero; also passed as names. */
const samples = [0, 1, 2, 20_000]

/**
 * Returns every text of a locale by its path. Functions give one text for each of several counts.
 */
export function textsIn(value: unknown, path = ''): [path: string, text: unknown][] {
  if (typeof value === 'function') {
    return samples.flatMap((sample) =>
      textsIn(Reflect.apply(value, undefined, [sample, sample]), path),
    )
  }
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}.${key}`))
}
