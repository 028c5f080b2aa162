import { reportMistake } from './report-mistake'

/** The options of a function; those that are no object, from a host without type checks, count as none. */
export function givenOptions<Options extends object>(
  options: Options | undefined,
): Partial<Options> {
  if (typeof options === 'object' && options !== null) return options
  reportMistake('options', options)
  return {}
}
