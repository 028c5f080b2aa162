/**
 * Where a QR ticket stands: something shown here, confirmed on a phone, and learned of by asking.
 * `Ticket` is what the server issued, `Outcome` what its confirmation led to.
 */
export type TicketState<Ticket, Outcome extends { kind: string }> =
  | { status: 'loading' }
  /** Shown and asked about; `misses` counts failed questions in a row. */
  | { status: 'ready'; ticket: Ticket; misses: number }
  /** The server cannot be reached; all rests until `resumed`. Without a ticket none was got yet. */
  | { status: 'offline'; ticket: Ticket | null }
  /** The server answers, but not as it should; all rests until `resumed`. */
  | { status: 'failed'; ticket: Ticket | null; message: string }
  /** Confirmed; the confirmation is being used. Without a ticket none was needed. */
  | { status: 'settling'; ticket: Ticket | null }
  | { status: 'done'; outcome: Outcome }
  /** Over: out of time, or what followed its confirmation failed, for the reason in `message`. */
  | { status: 'expired'; message: string | null }

/** Why a ticket cannot be got or asked about for now. */
export type TicketFailure = { status: 'offline' } | { status: 'failed'; message: string }

/** What can happen to a {@link TicketState}. */
export type TicketEvent<Ticket, Outcome extends { kind: string }> =
  | { type: 'requested' }
  | { type: 'issued'; ticket: Ticket }
  | { type: 'still-waiting' }
  /** A question got no answer; put up with {@link toleratedMisses} times in a row. */
  | { type: 'missed'; failure: TicketFailure }
  /** No ticket could be got, or its confirmation not be used; nothing is lost by trying again. */
  | { type: 'interrupted'; failure: TicketFailure }
  | { type: 'resumed' }
  | { type: 'confirmed' }
  | { type: 'settled'; outcome: Outcome }
  | { type: 'expired'; message: string | null }

/** How many failed questions in a row are put up with. */
const toleratedMisses = 2

/** State of a ticket in one word: its status, or the kind of its outcome when it is done. */
export function ticketStatus<Outcome extends { kind: string }>(
  state: TicketState<unknown, Outcome>,
): Exclude<TicketState<unknown, Outcome>['status'], 'done'> | Outcome['kind'] {
  return state.status === 'done' ? state.outcome.kind : state.status
}

/**
 * The ticket machine. An event that does not fit the state (a late answer after expiry, a second
 * confirmation) changes nothing.
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
      return state.misses < toleratedMisses
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
