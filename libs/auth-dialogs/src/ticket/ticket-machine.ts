/**
 * State of a QR ticket, which is shown here, confirmed on a phone and polled. `Ticket` is issued by the
 * server, `Outcome` is the result of its confirmation.
 */
export type TicketState<Ticket, Outcome extends { kind: string }> =
  | { status: 'loading' }
  /** Shown and polled. `misses` counts consecutive failed polls. */
  | { status: 'ready'; ticket: Ticket; misses: number }
  /** The server is unreachable. Paused until `resumed`. `ticket` is null until the first one arrives. */
  | { status: 'offline'; ticket: Ticket | null }
  /** The server responds with an error. Paused until `resumed`. */
  | { status: 'failed'; ticket: Ticket | null; message: string }
  /** Processing the confirmation. `ticket` is null if none was needed. */
  | { status: 'settling'; ticket: Ticket | null }
  | { status: 'done'; outcome: Outcome }
  /** Timed out, or processing the confirmation failed with `message`. */
  | { status: 'expired'; message: string | null }

/** Why a ticket cannot be requested or polled. */
export type TicketFailure = { status: 'offline' } | { status: 'failed'; message: string }

export type TicketEvent<Ticket, Outcome extends { kind: string }> =
  | { type: 'requested' }
  | { type: 'issued'; ticket: Ticket }
  | { type: 'still-waiting' }
  /** A poll failed. Tolerated {@link maxMisses} times in a row. */
  | { type: 'missed'; failure: TicketFailure }
  /** Requesting a ticket or processing its confirmation failed and can be retried. */
  | { type: 'interrupted'; failure: TicketFailure }
  | { type: 'resumed' }
  | { type: 'confirmed' }
  | { type: 'settled'; outcome: Outcome }
  | { type: 'expired'; message: string | null }

/** Number of consecutive failed polls to tolerate. */
const maxMisses = 2

/** Returns the status of a ticket, or the kind of its outcome when it is done. */
export function ticketStatus<Outcome extends { kind: string }>(
  state: TicketState<unknown, Outcome>,
): Exclude<TicketState<unknown, Outcome>['status'], 'done'> | Outcome['kind'] {
  return state.status === 'done' ? state.outcome.kind : state.status
}

/**
 * Reducer of a QR ticket. Ignores events that do not fit the state, such as a response after expiry or a
 * second confirmation.
 */
export function ticketReducer<Ticket, Outcome extends { kind: string }>(
  state: TicketState<Ticket, Outcome>,
  event: TicketEvent<Ticket, Outcome>,
): TicketState<Ticket, Outcome> {
  switch (event.type) {
    case 'requested':
      return { status: 'loading' }
    case 'issued':
      return state.status === 'loading'
        ? { status: 'ready', ticket: event.ticket, misses: 0 }
        : state
    case 'still-waiting':
      return state.status === 'ready' && state.misses > 0 ? { ...state, misses: 0 } : state
    case 'missed':
      if (state.status !== 'ready') return state
      return state.misses < maxMisses
        ? { ...state, misses: state.misses + 1 }
        : { ...event.failure, ticket: state.ticket }
    case 'interrupted':
      if (state.status === 'loading') return { ...event.failure, ticket: null }
      return state.status === 'settling' ? { ...event.failure, ticket: state.ticket } : state
    case 'resumed':
      return resume(state)
    case 'confirmed':
      if (state.status === 'loading') return { status: 'settling', ticket: null }
      return state.status === 'ready' ? { status: 'settling', ticket: state.ticket } : state
    case 'settled':
      return state.status === 'settling' ? { status: 'done', outcome: event.outcome } : state
    case 'expired':
      return state.status === 'done' ? state : { status: 'expired', message: event.message }
  }
}

function resume<Ticket, Outcome extends { kind: string }>(
  state: TicketState<Ticket, Outcome>,
): TicketState<Ticket, Outcome> {
  switch (state.status) {
    case 'offline':
    case 'failed':
      return state.ticket === null
        ? { status: 'loading' }
        : { status: 'ready', ticket: state.ticket, misses: 0 }
    case 'ready':
      return state.misses > 0 ? { ...state, misses: 0 } : state
    default:
      return state
  }
}
