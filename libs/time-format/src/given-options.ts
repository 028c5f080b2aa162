import { reportMistake } from './report-mistake'

/** Returns the options, or none if a JavaScript caller passed something that is not an object. */
export function givenOptions<Options extends object>(
  options: Options | undefined,
): Partial<Options> {
  if (typeof options === 'object' && options !== null) return options
  reportMistake('options', options)
  return {}
}
