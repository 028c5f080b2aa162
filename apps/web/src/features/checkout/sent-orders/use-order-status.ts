import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isMissing, isRateLimited } from '../../../core/api-errors'
import { useServices } from '../../../core/use-services'
import { orderStateQuery } from '../order-queries'

const pollMs = 2_000
const seldomMs = 15_000
const longestMs = 30_000

/** What the pause between two questions depends on. */
interface Asking {
  /** Questions in a row that got no answer; each doubles the pause. */
  failures: number
  /** The page is hidden. */
  isHidden: boolean
  /** The server refused for too many calls a moment ago: the rest of its minute is for the page. */
  isLimited?: boolean
}

/** How long to wait before an order's state is asked for again, in ms. */
export function nextInterval({ failures, isHidden, isLimited = false }: Asking): number {
  const pause = Math.min(pollMs * 2 ** failures, longestMs)
  return isHidden || isLimited ? Math.max(pause, seldomMs) : pause
}

const limitMs = 60_000

function timeOfDay(): string {
  return new Date().toTimeString().slice(0, 8)
}

/**
 * The state of an order, asked for until it ends, until the deadline (ms since the epoch) or until
 * the page is left; one question at a time.
 */
export function useOrderStatus(orderNo: string, deadline: number) {
  const { api } = useServices()
  /** Errors until the last answer; those since then are failures in a row. */
  const forgiven = useRef(0)
  const limitedUntil = useRef(0)
  const [isChecking, setIsChecking] = useState(false)
  const [checkedAt, setPendingAt] = useState<string | null>(null)
  const query = useQuery({
    ...orderStateQuery(api, orderNo),
    refetchOnWindowFocus: true,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      const isOver = state.data === 'paid' || state.data === 'canceled' || isMissing(state.error)
      if (isOver || Date.now() >= deadline) return false
      if (state.status === 'success') forgiven.current = state.errorUpdateCount
      if (isRateLimited(state.error)) limitedUntil.current = state.errorUpdatedAt + limitMs
      return nextInterval({
        failures: state.errorUpdateCount - forgiven.current,
        isHidden: document.hidden,
        isLimited: Date.now() < limitedUntil.current,
      })
    },
  })

  async function check() {
    setIsChecking(true)
    // What is under way may have been asked before the payment.
    const { data, isError } = await query.refetch({ cancelRefetch: true })
    setIsChecking(false)
    setPendingAt(!isError && data === 'waiting' ? timeOfDay() : null)
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
