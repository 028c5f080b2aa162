/**
 * Where a QR ticket stands: something shown here, confirmed on a phone, and learnt of by asking.
 * `Ticket` is what the server issued, `Outcome` what its confirmation led to.
 */
export type TicketState<Ticket, Outcome> =
  | { status: 'loading' }
  /** Shown and asked about; `misses` counts failed questions in a row. */
  | { status: 'ready'; ticket: Ticket; misses: number }
  /** Shown, but the server cannot be reached; asking rests until `resumed`. */
  | { status: 'offline'; ticket: Ticket }
  /** Confirmed on the phone; the confirmation is being used. */
  | { status: 'settling'; ticket: Ticket }
  | { status: 'done'; outcome: Outcome }
  /** Over: out of time, or what followed its confirmation failed, which `message` may tell. */
  | { status: 'expired'; message: string | null }
  /** No ticket could be had. */
  | { status: 'failed'; message: string }

/** What can happen to a {@link TicketState}. */
export type TicketEvent<Ticket, Outcome> =
  | { type: 'requested' }
  | { type: 'issued'; ticket: Ticket }
  | { type: 'request-failed'; message: string }
  | { type: 'still-waiting' }
  | { type: 'missed' }
  | { type: 'resumed' }
  | { type: 'confirmed' }
  | { type: 'settled'; outcome: Outcome }
  | { type: 'expired'; message: string | null }

/** How many failed questions in a row are put up with. */
export const toleratedMisses = 2

/**
 * The ticket machine. An event that does not fit the state (a late answer after expiry, a second
 * confirmation) changes nothing.
 */
export function ticketReducer<Ticket, Outcome>(
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
    case 'request-failed':
      return state.status === 'loading' ? { status: 'failed', message: event.message } : state
    case 'still-waiting':
      return state.status === 'ready' && state.misses > 0 ? { ...state, misses: 0 } : state
    case 'missed':
      if (state.status !== 'ready') return state
      return state.misses < toleratedMisses
        ? { ...state, misses: state.misses + 1 }
        : { status: 'offline', ticket: state.ticket }
    case 'resumed':
      return state.status === 'offline'
        ? { status: 'ready', ticket: state.ticket, misses: 0 }
        : state
    case 'confirmed':
      return state.status === 'ready' ? { status: 'settling', ticket: state.ticket } : state
    case 'settled':
      return state.status === 'settling' ? { status: 'done', outcome: event.outcome } : state
    case 'expired':
      return state.status === 'done' ? state : { status: 'expired', message: event.message }
  }
}
