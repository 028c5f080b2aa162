import { useCallback, useEffect, useReducer } from 'react'
import type { AuthMessages } from '../locales/auth-locale'
import type { AuthError } from '../port/auth-error'
import { failureText } from '../provider/failure-text'
import { type TicketFailure, type TicketState, ticketReducer, ticketStatus } from './ticket-machine'
import { afterCommit } from '../effects/after-commit'
import { useLatest } from '../effects/use-latest'
import { useOnChange } from '../effects/use-on-change'
import { usePolling } from '../effects/use-polling'
import { useSecondsLeft } from '../effects/use-seconds-left'
import { useTask } from '../effects/use-task'
import { useAuthMessages } from '../provider/auth-hooks'
import { askAboutTicket } from './ask-about-ticket'
import { usePace } from './use-pace'

/** What a failure means for a ticket: no connection, or a failure with a message. */
function ticketFailureOf(error: AuthError, messages: AuthMessages): TicketFailure {
  return error.kind === 'offline'
    ? { status: 'offline' }
    : { status: 'failed', message: failureText(error, messages) ?? messages.unknownFailure }
}

/** What {@link useQrTicket} works with. */
export interface QrTicketOptions<
  Ticket extends { deadline: number },
  Confirmation,
  Outcome extends { kind: string },
> {
  /** From the beginning of one question to the next. */
  intervalMs: number
  /**
   * Gets a ticket; `deadline` is its end in epoch milliseconds of the visitor's clock. Or a confirmation,
   * where it turns out that no ticket is needed any more.
   */
  request(signal: AbortSignal): Promise<{ ticket: Ticket } | { confirmation: Confirmation }>
  /** `null` until the scan is confirmed. A refusal (not a passing failure) means the ticket is dead. */
  ask(ticket: Ticket, signal: AbortSignal): Promise<Confirmation | null>
  /** Uses the confirmation, once. */
  settle(confirmation: Confirmation, signal: AbortSignal): Promise<Outcome>
  /** Whether a confirmation can be used again after {@link settle} failed. @default it ends the ticket */
  settlesAgain?: boolean
  /** Hears each status, also the first. */
  onStatus?(status: QrTicketStatus<Outcome>): void
}

/** State of a QR ticket in one word. */
export type QrTicketStatus<Outcome extends { kind: string }> = ReturnType<
  typeof ticketStatus<Outcome>
>

/** A QR ticket on the screen. */
export interface QrTicket<Ticket, Outcome extends { kind: string }> {
  state: TicketState<Ticket, Outcome>
  /** {@link state} in one word. */
  status: QrTicketStatus<Outcome>
  /** Until the ticket ends. */
  secondsLeft: number
  /** Gets a new ticket. */
  refresh(): void
  /** Goes on after `offline` and `failed`, with the same ticket where there is one. */
  resume(): void
}

/** Binds the ticket machine to React: gets the ticket, asks about it, uses its confirmation once. */
export function useQrTicket<
  Ticket extends { deadline: number },
  Confirmation,
  Outcome extends { kind: string },
>(options: QrTicketOptions<Ticket, Confirmation, Outcome>): QrTicket<Ticket, Outcome> {
  const messages = useAuthMessages()
  const task = useTask()
  const pace = usePace(options.intervalMs)
  const latest = useLatest({ options, messages })
  const initial: TicketState<Ticket, Outcome> = { status: 'loading' }
  const [state, dispatch] = useReducer(ticketReducer<Ticket, Outcome>, initial)

  const settle = useCallback(
    (confirmation: Confirmation) => {
      dispatch({ type: 'confirmed' })
      task.run((signal) => latest.current.options.settle(confirmation, signal), {
        done: (outcome) => dispatch({ type: 'settled', outcome }),
        failed(error) {
          const { options, messages } = latest.current
          // A call that was refused for too many was not carried out.
          if (options.settlesAgain || error.kind === 'rate-limited') {
            dispatch({ type: 'interrupted', failure: ticketFailureOf(error, messages) })
          } else {
            const isOver = error.code === 'login-code-expired'
            dispatch({ type: 'expired', message: isOver ? null : failureText(error, messages) })
          }
        },
      })
    },
    [task, latest],
  )

  const loading = state.status === 'loading' ? state : null
  useEffect(() => {
    if (loading === null) return
    return afterCommit(() => {
      task.run((signal) => latest.current.options.request(signal), {
        done(got) {
          if ('ticket' in got) dispatch({ type: 'issued', ticket: got.ticket })
          else settle(got.confirmation)
        },
        failed: (error) =>
          dispatch({
            type: 'interrupted',
            failure: ticketFailureOf(error, latest.current.messages),
          }),
      })
    })
  }, [loading, settle, task, latest])

  const refresh = useCallback(() => {
    task.abort()
    dispatch({ type: 'requested' })
  }, [task])

  const resume = useCallback(() => dispatch({ type: 'resumed' }), [])
  // The network may come back while a request fails, so `online` is always listened to.
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
    const answer = await askAboutTicket(options.ask(shown, signal))
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
