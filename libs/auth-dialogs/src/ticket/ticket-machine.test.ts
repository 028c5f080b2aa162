// @vitest-environment node
import { expect, test } from 'vitest'
import { ticketReducer, type TicketEvent, type TicketState } from './ticket-machine'

type State = TicketState<string, string>

function run(...events: TicketEvent<string, string>[]): State {
  return events.reduce<State>(ticketReducer, { status: 'loading' })
}

test('issued, waited for, confirmed, settled', () => {
  expect(
    run(
      { type: 'issued', ticket: 't' },
      { type: 'still-waiting' },
      { type: 'confirmed' },
      { type: 'settled', outcome: 'o' },
    ),
  ).toEqual({ status: 'done', outcome: 'o' })
})

test('puts up with two misses in a row, the third is offline', () => {
  const issued: TicketEvent<string, string> = { type: 'issued', ticket: 't' }
  const missed: TicketEvent<string, string> = { type: 'missed' }
  expect(run(issued, missed, missed).status).toBe('ready')
  expect(run(issued, missed, missed, missed)).toEqual({ status: 'offline', ticket: 't' })
  expect(run(issued, missed, missed, { type: 'still-waiting' }, missed, missed).status).toBe(
    'ready',
  )
  expect(run(issued, missed, missed, missed, { type: 'resumed' }).status).toBe('ready')
})

test('a confirmation counts once and not after the end', () => {
  const expired = run({ type: 'issued', ticket: 't' }, { type: 'expired', message: null })
  expect(ticketReducer(expired, { type: 'confirmed' })).toBe(expired)
  const settling = run({ type: 'issued', ticket: 't' }, { type: 'confirmed' })
  expect(ticketReducer(settling, { type: 'confirmed' })).toBe(settling)
})

test('an end after the outcome changes nothing', () => {
  const done = run(
    { type: 'issued', ticket: 't' },
    { type: 'confirmed' },
    { type: 'settled', outcome: 'o' },
  )
  expect(ticketReducer(done, { type: 'expired', message: null })).toBe(done)
})

test('no ticket says why, asking again forgets it', () => {
  const failed = run({ type: 'request-failed', message: '网络' })
  expect(failed).toEqual({ status: 'failed', message: '网络' })
  expect(ticketReducer(failed, { type: 'requested' })).toEqual({ status: 'loading' })
})
