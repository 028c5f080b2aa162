/** Few, many and none of what is counted; each stands for a name as well. */
const samples = [0, 1, 2, 20_000]

/** Every text of a language by its path. A function gives one for each of several counts. */
export function textsIn(value: unknown, path = ''): [path: string, text: unknown][] {
  if (typeof value === 'function') {
    return samples.flatMap((sample) =>
      textsIn(Reflect.apply(value, undefined, [sample, sample]), path),
    )
  }
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}.${key}`))
}
