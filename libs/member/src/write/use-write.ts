import { describeError, isApiError, isSilentError } from '@shuyuan/api'
import { useState } from 'react'
import { useMessages } from '../member-locale-provider/use-messages'

/** A write that the learner started: whether it is under way, and how it failed. */
export interface Write<Input> {
  isRunning: boolean
  /** Ready to show; `undefined` when nothing is wrong. */
  error: string | undefined
  setError: (error: string | undefined) => void
  /** Ignored while it is under way. Gives whether it was done. */
  run: (input: Input) => Promise<boolean>
}

/** The caller gave up, or the session is over, which the client tells by `onUnauthorized`. */
function isReportedElsewhere(cause: unknown): boolean {
  return isSilentError(cause) || (isApiError(cause) && cause.kind === 'unauthorized')
}

/** Follows one write at a time. */
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
