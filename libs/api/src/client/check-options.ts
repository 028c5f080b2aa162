import { isRecord } from '../wire/record'

/** Throws a `TypeError` that names the first option that cannot work; calls would fail as if the server did. */
export function checkOptions(options: unknown): void {
  if (!isRecord(options)) {
    throw new TypeError(
      "createApiClient: options are missing: createApiClient({ baseUrl: '/api' })",
    )
  }
  for (const name of ['getToken', 'onUnauthorized', 'assetBaseUrl', 'fetch']) {
    if (options[name] !== undefined && typeof options[name] !== 'function') {
      throw new TypeError(wrong(name, 'a function', options[name]))
    }
  }
  const { timeoutMs = 1 } = options
  if (typeof timeoutMs !== 'number' || !Number.isFinite(timeoutMs) || timeoutMs <= 0) {
    throw new TypeError(wrong('timeoutMs', 'a number of milliseconds above 0', timeoutMs))
  }
}

const wrong = (name: string, expected: string, value: unknown) =>
  `createApiClient: ${name} must be ${expected}, or left out: ${JSON.stringify(value) ?? typeof value}`
