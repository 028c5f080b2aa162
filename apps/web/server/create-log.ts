import { pino, stdTimeFunctions, type Logger } from 'pino'

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>

/** Logs one line of JSON per event, with the level's name and an ISO 8601 time. */
export function createLog(): Log {
  return pino({
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  })
}

/** Maximum length of a reason, in characters. */
const maxLength = 1000

/** Describes an error on one short line, without a stack, because it can repeat for every visitor. */
export function reasonOf(failure: unknown): string {
  return String(failure instanceof Error ? (failure.cause ?? failure) : failure).slice(0, maxLength)
}
