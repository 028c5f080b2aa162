import { useCallback, useEffect, useReducer } from 'react'
import { afterCommit } from '../effects/after-commit'
import { useLatest } from '../effects/use-latest'
import { usePolling } from '../effects/use-polling'
import { useSecondsLeft } from '../effects/use-seconds-left'
import { useTask } from '../effects/use-task'
import { isPassing, toAuthError } from '../port/auth-error'
import { failureText } from '../provider/failure-text'
import { useAuthMessages } from '../provider/use-auth-messages'
import { ticketReducer, type TicketEvent, type TicketState } from './ticket-machine'

/** What {@link useQrTicket} works with. */
export interface QrTicketOptions<Ticket extends { deadline: number }, Confirmation, Outcome> {
  /** From the beginning of one question to the next. */
  intervalMs: number
  /** Gets a ticket; `deadline` is its end in epoch milliseconds of the visitor's clock. */
  request(signal: AbortSignal): Promise<Ticket>
  /** `null` while nobody has confirmed. A refusal (not a passing failure) means the ticket is dead. */
  ask(ticket: Ticket, signal: AbortSignal): Promise<Confirmation | null>
  /** Uses the confirmation, once. A failure ends the ticket. */
  settle(confirmation: Confirmation, signal: AbortSignal): Promise<Outcome>
}

/** A QR ticket on the screen. */
export interface QrTicket<Ticket, Outcome> {
  state: TicketState<Ticket, Outcome>
  /** Until the ticket ends. */
  secondsLeft: number
  /** Gets a new ticket. */
  refresh(): void
  /** Asks again after `offline`. */
  resume(): void
}

/** Binds the ticket machine to React: gets the ticket, asks about it, uses its confirmation once. */
export function useQrTicket<Ticket extends { deadline: number }, Confirmation, Outcome>(
  options: QrTicketOptions<Ticket, Confirmation, Outcome>,
): QrTicket<Ticket, Outcome> {
  const messages = useAuthMessages()
  const task = useTask()
  const latest = useLatest({ options, messages })
  const initial: TicketState<Ticket, Outcome> = { status: 'loading' }
  const [state, dispatch] = useReducer(ticketReducer<Ticket, Outcome>, initial)

  const load = useCallback(() => {
    const text = (error: Parameters<typeof failureText>[0]) =>
      failureText(error, latest.current.messages) ?? ''
    task.run((signal) => latest.current.options.request(signal), {
      done: (ticket) => dispatch({ type: 'issued', ticket }),
      failed: (error) => dispatch({ type: 'request-failed', message: text(error) }),
    })
  }, [task, latest])
  useEffect(() => afterCommit(load), [load])

  const refresh = useCallback(() => {
    task.abort()
    dispatch({ type: 'requested' })
    load()
  }, [task, load])

  const resume = useCallback(() => dispatch({ type: 'resumed' }), [])
  const isOffline = state.status === 'offline'
  useEffect(() => {
    if (!isOffline) return
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [isOffline, resume])

  const shown = state.status === 'ready' || state.status === 'offline' ? state.ticket : null
  const secondsLeft = useSecondsLeft(shown?.deadline ?? null)
  const isOver = shown !== null && secondsLeft === 0

  usePolling(state.status === 'ready' && !isOver, options.intervalMs, async (signal) => {
    if (shown === null) return
    const event = await question(options, shown, signal)
    if (signal.aborted || event === null) return
    if (event.type !== 'answered') {
      dispatch(event)
      return
    }
    dispatch({ type: 'confirmed' })
    task.run((settling) => latest.current.options.settle(event.confirmation, settling), {
      done: (outcome) => dispatch({ type: 'settled', outcome }),
      failed: (error) =>
        dispatch({ type: 'expired', message: failureText(error, latest.current.messages) }),
    })
  })

  return {
    state: isOver ? { status: 'expired', message: null } : state,
    secondsLeft,
    refresh,
    resume,
  }
}

async function question<Ticket extends { deadline: number }, Confirmation, Outcome>(
  { ask }: QrTicketOptions<Ticket, Confirmation, Outcome>,
  ticket: Ticket,
  signal: AbortSignal,
): Promise<TicketEvent<Ticket, Outcome> | { type: 'answered'; confirmation: Confirmation } | null> {
  try {
    const confirmation = await ask(ticket, signal)
    return confirmation === null ? { type: 'still-waiting' } : { type: 'answered', confirmation }
  } catch (thrown) {
    const error = toAuthError(thrown)
    if (error.kind === 'aborted') return null
    if (error.kind === 'unknown') reportError(thrown)
    return isPassing(error) || error.kind === 'unknown' || error.kind === 'malformed'
      ? { type: 'missed' }
      : { type: 'expired', message: null }
  }
}
