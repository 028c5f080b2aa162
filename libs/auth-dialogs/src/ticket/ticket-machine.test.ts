// @vitest-environment node
import { expect, test } from 'vitest'
import { ticketReducer, ticketStatus, type TicketEvent, type TicketState } from './ticket-machine'

interface Outcome {
  kind: 'signed-in' | 'needs-binding'
}
type State = TicketState<string, Outcome>
type Event = TicketEvent<string, Outcome>

function run(...events: Event[]): State {
  return events.reduce<State>(ticketReducer, { status: 'loading' })
}

const issued: Event = { type: 'issued', ticket: 't' }
const missed: Event = { type: 'missed', failure: { status: 'failed', message: '故障' } }
const cut: Event = { type: 'missed', failure: { status: 'offline' } }
const settled: Event = { type: 'settled', outcome: { kind: 'needs-binding' } }

test('issued, polled, confirmed, settled; each has its own status', () => {
  const steps: Event[] = [issued, { type: 'confirmed' }, settled]
  const words = steps.map((_, index) => ticketStatus(run(...steps.slice(0, index + 1))))
  expect(words).toEqual(['ready', 'settling', 'needs-binding'])
})

test('tolerates two consecutive misses; a response resets the count', () => {
  expect(run(issued, missed, missed).status).toBe('ready')
  expect(run(issued, missed, missed, { type: 'still-waiting' }, missed, missed).status).toBe(
    'ready',
  )
})

test('the third miss is offline or failed, by its kind', () => {
  expect(run(issued, missed, missed, missed)).toEqual({
    status: 'failed',
    ticket: 't',
    message: '故障',
  })
  expect(run(issued, missed, missed, cut)).toEqual({ status: 'offline', ticket: 't' })
})

test('resumes with its ticket, or requests one', () => {
  const resumed: Event = { type: 'resumed' }
  expect(run(issued, cut, cut, cut, resumed)).toEqual({ status: 'ready', ticket: 't', misses: 0 })
  expect(run(issued, missed, missed, missed, resumed).status).toBe('ready')
  expect(run(issued, cut, cut, resumed)).toEqual({ status: 'ready', ticket: 't', misses: 0 })
  const interrupted: Event = { type: 'interrupted', failure: { status: 'offline' } }
  expect(run(interrupted)).toEqual({ status: 'offline', ticket: null })
  expect(run(interrupted, resumed)).toEqual({ status: 'loading' })
})

test('keeps the ticket of a confirmation that can be retried', () => {
  const failure = { status: 'failed', message: '故障' } as const
  expect(run(issued, { type: 'confirmed' }, { type: 'interrupted', failure })).toEqual({
    ...failure,
    ticket: 't',
  })
})

test('accepts a confirmation once and not after expiry', () => {
  const expired = run(issued, { type: 'expired', message: null })
  expect(ticketReducer(expired, { type: 'confirmed' })).toBe(expired)
  const settling = run(issued, { type: 'confirmed' })
  expect(ticketReducer(settling, { type: 'confirmed' })).toBe(settling)
})

test('expiry after the outcome changes nothing', () => {
  const done = run(issued, { type: 'confirmed' }, settled)
  expect(ticketReducer(done, { type: 'expired', message: null })).toBe(done)
})

test('only a new request leaves expiry', () => {
  const expired = run(issued, { type: 'expired', message: null })
  for (const event of [missed, settled, { type: 'resumed' }, { type: 'still-waiting' }] as const) {
    expect(ticketReducer(expired, event)).toBe(expired)
  }
  expect(ticketReducer(expired, { type: 'requested' })).toEqual({ status: 'loading' })
})
