import { pino, stdTimeFunctions, type Logger } from 'pino'

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>

/** Logs one line of JSON per event, with the level's name and an ISO 8601 time. */
export function createLog(): Log {
  return pino({
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  })
}

/** Describes an error on one line, without a stack, because it can repeat for every visitor. */
export function reasonOf(failure: unknown): string {
  return String(failure instanceof Error ? (failure.cause ?? failure) : failure)
}
