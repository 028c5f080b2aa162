import { describeError, isApiError, isSilentError } from '@shuyuan/api'
import { useState } from 'react'
import { useMessages } from '../member-locale-provider/use-messages'

/** State of a write request. */
export interface Write<Input> {
  isRunning: boolean
  /** Message to show, or `undefined` without an error. */
  error: string | undefined
  setError: (error: string | undefined) => void
  /** Ignored while a write is pending. Resolves to whether it succeeded. */
  run: (input: Input) => Promise<boolean>
}

/** Aborted, or the session has expired, which the API client reports through `onUnauthorized`. */
function isReportedElsewhere(cause: unknown): boolean {
  return isSilentError(cause) || (isApiError(cause) && cause.kind === 'unauthorized')
}

/**
 * Runs one write at a time. Not with `useTransition`: React would hold back every navigation until the write is
 * answered.
 */
export function useWrite<Input>(perform: (input: Input) => Promise<void>): Write<Input> {
  const { errors } = useMessages()
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<string>()

  async function run(input: Input): Promise<boolean> {
    if (isRunning) return false
    setRunning(true)
    setError(undefined)
    try {
      await perform(input)
      return true
    } catch (cause) {
      if (!isReportedElsewhere(cause)) setError(describeError(cause, errors))
      return false
    } finally {
      setRunning(false)
    }
  }

  return { isRunning, error, setError, run }
}
