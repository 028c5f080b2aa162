import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isMissing, isRateLimited } from '../../../core/api-errors'
import { useServices } from '../../../core/use-services'
import { orderStateQuery } from '../order-queries'

const pollMs = 2_000
const slowPollMs = 15_000
const maxPollMs = 30_000

interface PollState {
  /** Consecutive failed requests. Each one doubles the interval. */
  failures: number
  isHidden: boolean
  /** The server returned 429 less than a minute ago. */
  isLimited?: boolean
}

/** Polling interval of an order's status, in ms. */
export function nextInterval({ failures, isHidden, isLimited = false }: PollState): number {
  const pause = Math.min(pollMs * 2 ** failures, maxPollMs)
  return isHidden || isLimited ? Math.max(pause, slowPollMs) : pause
}

const rateLimitMs = 60_000

function timeOfDay(): string {
  return new Date().toTimeString().slice(0, 8)
}

/**
 * Polls the status of an order until it ends or the deadline passes.
 *
 * @param deadline In ms since the epoch.
 */
export function useOrderStatus(orderNo: string, deadline: number) {
  const { api } = useServices()
  /** Error count at the last successful reply. Later errors are consecutive failures. */
  const errorsBeforeReply = useRef(0)
  const limitedUntil = useRef(0)
  const [isChecking, setIsChecking] = useState(false)
  const [checkedAt, setCheckedAt] = useState<string | null>(null)
  const query = useQuery({
    ...orderStateQuery(api, orderNo),
    refetchOnWindowFocus: true,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      const isOver = state.data === 'paid' || state.data === 'canceled' || isMissing(state.error)
      if (isOver || Date.now() >= deadline) return false
      if (state.status === 'success') errorsBeforeReply.current = state.errorUpdateCount
      if (isRateLimited(state.error)) limitedUntil.current = state.errorUpdatedAt + rateLimitMs
      return nextInterval({
        failures: state.errorUpdateCount - errorsBeforeReply.current,
        isHidden: document.hidden,
        isLimited: Date.now() < limitedUntil.current,
      })
    },
  })

  async function check() {
    setIsChecking(true)
    // A request in flight may have been sent before the payment.
    const { data, isError } = await query.refetch({ cancelRefetch: true })
    setIsChecking(false)
    setCheckedAt(!isError && data === 'waiting' ? timeOfDay() : null)
  }

  return {
    query,
    status: query.data,
    isGone: isMissing(query.error),
    error: query.error,
    isChecking,
    checkedAt,
    check: () => void check(),
  }
}
