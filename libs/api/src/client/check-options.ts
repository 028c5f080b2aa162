import { isRecord } from '../wire/record'

/**
 * Throws a `TypeError` naming the first invalid option. Otherwise every call would fail like a
 * server error.
 */
export function checkOptions(options: unknown): void {
  if (!isRecord(options)) {
    throw new TypeError(
      "createApiClient: options are missing. Example: createApiClient({ baseUrl: '/api' })",
    )
  }
  for (const name of ['getToken', 'onUnauthorized', 'assetBaseUrl', 'fetch']) {
    if (options[name] !== undefined && typeof options[name] !== 'function') {
      throw new TypeError(invalidOption(name, 'a function', options[name]))
    }
  }
  const { timeoutMs = 1 } = options
  if (typeof timeoutMs !== 'number' || !Number.isFinite(timeoutMs) || timeoutMs <= 0) {
    throw new TypeError(invalidOption('timeoutMs', 'a positive number of milliseconds', timeoutMs))
  }
}

const invalidOption = (name: string, expected: string, value: unknown) =>
  `createApiClient: ${name} must be ${expected} or omitted, but is ${JSON.stringify(value) ?? typeof value}`
