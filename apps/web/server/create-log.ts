import { pino, stdTimeFunctions, type Logger } from 'pino'

/** Where the server writes what its operators have to know. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>

/** One line of JSON per event, with its level as a word and its time as in ISO 8601. */
export function createLog(): Log {
  return pino({
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  })
}

/** In one line, without a stack: thousands of visitors may meet the same. */
export function reasonOf(failure: unknown): string {
  return String(failure instanceof Error ? (failure.cause ?? failure) : failure)
}
