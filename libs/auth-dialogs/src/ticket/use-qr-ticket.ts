import { useSecondsLeft } from '@shuyuan/time-format/react'
import { useCallback, useEffect, useEffectEvent, useReducer } from 'react'
import type { AuthMessages } from '../locales/auth-locale'
import type { AuthError } from '../port/auth-error'
import { failureText } from '../provider/failure-text'
import { type TicketFailure, type TicketState, ticketReducer, ticketStatus } from './ticket-machine'
import { afterCommit } from '../effects/after-commit'
import { useOnChange } from '../effects/use-on-change'
import { usePolling } from '../effects/use-polling'
import { useTask } from '../effects/use-task'
import { useAuthMessages } from '../provider/auth-hooks'
import { pollTicket } from './poll-ticket'
import { usePollInterval } from './use-poll-interval'

function ticketFailureOf(error: AuthError, messages: AuthMessages): TicketFailure {
  return error.kind === 'offline'
    ? { status: 'offline' }
    : { status: 'failed', message: failureText(error, messages) ?? messages.unknownFailure }
}

export interface QrTicketOptions<
  Ticket extends { deadline: number },
  Confirmation,
  Outcome extends { kind: string },
> {
  /** From the start of one poll to the next. */
  intervalMs: number
  /**
   * Requests a ticket. `deadline` is its expiry in epoch ms of the visitor's clock. Returns a confirmation
   * instead if no ticket is needed any more.
   */
  request(signal: AbortSignal): Promise<{ ticket: Ticket } | { confirmation: Confirmation }>
  /** Returns `null` until the scan is confirmed. A refusal, unlike a temporary failure, expires the ticket. */
  poll(ticket: Ticket, signal: AbortSignal): Promise<Confirmation | null>
  /** Processes the confirmation. Called once per confirmation unless {@link canRetrySettle} is set. */
  settle(confirmation: Confirmation, signal: AbortSignal): Promise<Outcome>
  /** Whether {@link settle} can be retried after a failure. @default false: a failure expires the ticket */
  canRetrySettle?: boolean
  /** Called with each status, including the first. */
  onStatus?(status: QrTicketStatus<Outcome>): void
}

/** Status of a QR ticket, or the kind of its outcome. */
type QrTicketStatus<Outcome extends { kind: string }> = ReturnType<typeof ticketStatus<Outcome>>

/** State and actions of a QR ticket. */
export interface QrTicket<Ticket, Outcome extends { kind: string }> {
  state: TicketState<Ticket, Outcome>
  /** Status of {@link state}, or the kind of its outcome. */
  status: QrTicketStatus<Outcome>
  /** Seconds until the ticket expires. */
  secondsLeft: number
  /** Requests a new ticket. */
  refresh(): void
  /** Continues after `offline` and `failed`, with the same ticket if there is one. */
  resume(): void
}

/** Requests a QR ticket, polls it and processes its confirmation. */
export function useQrTicket<
  Ticket extends { deadline: number },
  Confirmation,
  Outcome extends { kind: string },
>(options: QrTicketOptions<Ticket, Confirmation, Outcome>): QrTicket<Ticket, Outcome> {
  const messages = useAuthMessages()
  const task = useTask()
  const pace = usePollInterval(options.intervalMs)
  const initial: TicketState<Ticket, Outcome> = { status: 'loading' }
  const [state, dispatch] = useReducer(ticketReducer<Ticket, Outcome>, initial)

  function settle(confirmation: Confirmation) {
    dispatch({ type: 'confirmed' })
    task.run((signal) => options.settle(confirmation, signal), {
      done: (outcome) => dispatch({ type: 'settled', outcome }),
      failed(error) {
        // A rate-limited call was not executed, so it can be retried.
        if (options.canRetrySettle || error.kind === 'rate-limited') {
          dispatch({ type: 'interrupted', failure: ticketFailureOf(error, messages) })
        } else {
          const isOver = error.code === 'login-code-expired'
          dispatch({ type: 'expired', message: isOver ? null : failureText(error, messages) })
        }
      },
    })
  }
  const request = useEffectEvent(() =>
    task.run((signal) => options.request(signal), {
      done(got) {
        if ('ticket' in got) dispatch({ type: 'issued', ticket: got.ticket })
        else settle(got.confirmation)
      },
      failed: (error) =>
        dispatch({ type: 'interrupted', failure: ticketFailureOf(error, messages) }),
    }),
  )

  const loading = state.status === 'loading' ? state : null
  useEffect(() => {
    if (loading !== null) return afterCommit(() => request())
  }, [loading])

  const refresh = useCallback(() => {
    task.abort()
    dispatch({ type: 'requested' })
  }, [task])

  const resume = useCallback(() => dispatch({ type: 'resumed' }), [])
  // The network may return while a request is still failing, so the listener stays attached in every state.
  useEffect(() => {
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [resume])

  const shown = 'ticket' in state && state.status !== 'settling' ? state.ticket : null
  const secondsLeft = useSecondsLeft(shown?.deadline ?? null)
  const isOver = shown !== null && secondsLeft === 0
  useEffect(() => {
    if (isOver) dispatch({ type: 'expired', message: null })
  }, [isOver])

  usePolling(state.status === 'ready' && !isOver, options.intervalMs, async (signal) => {
    if (shown === null) return null
    const answer = await pollTicket(options.poll(shown, signal))
    if (signal.aborted || answer === null) return null
    switch (answer.type) {
      case 'still-waiting':
        dispatch(answer)
        return pace.current()
      case 'missed':
        if (answer.error.kind === 'rate-limited') pace.slowDown()
        else dispatch({ type: 'missed', failure: ticketFailureOf(answer.error, messages) })
        return pace.current()
      case 'expired':
        dispatch({ type: 'expired', message: null })
        return null
      case 'confirmed':
        settle(answer.confirmation)
        return null
    }
  })

  const now: TicketState<Ticket, Outcome> = isOver ? { status: 'expired', message: null } : state
  const status = ticketStatus(now)
  useOnChange(status, (status) => options.onStatus?.(status))
  return { state: now, status, secondsLeft, refresh, resume }
}
