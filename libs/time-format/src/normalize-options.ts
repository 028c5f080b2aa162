import { reportInvalidValue } from './report-invalid-value'

/** Returns the options, or none if a JavaScript caller passed something that is not an object. */
export function normalizeOptions<Options extends object>(
  options: Options | undefined,
): Partial<Options> {
  if (typeof options === 'object' && options !== null) return options
  reportInvalidValue('options', options)
  return {}
}
