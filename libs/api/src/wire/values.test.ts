import { safeParse } from 'valibot'
import type { GenericSchema } from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  flag,
  flagOrOn,
  epochInstant,
  instant,
  integer,
  number,
  numberOrZero,
  filledText,
  text,
  textOrEmpty,
  textOrNull,
} from './scalars'
import { innerRows, pageOf, rows } from './rows'
import { orNone, orNull, record, settings } from './record'

/** Returns the parsed value, or `'unreadable'`. */
function read(schema: GenericSchema, value: unknown): unknown {
  const result = safeParse(schema, value)
  return result.success ? result.output : 'unreadable'
}

const table = (name: string, schema: GenericSchema, cases: [sent: unknown, meant: unknown][]) =>
  describe(name, () => {
    test.each(cases)('%j is %j', (value, meant) => {
      expect(read(schema, value)).toEqual(meant)
    })
  })

table('number', number, [
  [14, 14],
  ['14', 14],
  [' 0.1 ', 0.1],
  ['-3', -3],
  [1e999, 'unreadable'],
  ['', 'unreadable'],
  ['abc', 'unreadable'],
  [true, 'unreadable'],
  [[], 'unreadable'],
  [null, 'unreadable'],
])

table('integer', integer, [
  [7, 7],
  ['7', 7],
  [7.5, 'unreadable'],
  ['202503011205061234', 'unreadable'],
])

table('numberOrZero', numberOrZero, [
  [{}, 0],
  ['2.5', 2.5],
])

table('text', text, [
  ['', ''],
  [720, '720'],
  [null, 'unreadable'],
  [{}, 'unreadable'],
])

table('filledText', filledText, [
  ['a', 'a'],
  ['', 'unreadable'],
])

table('textOrEmpty', textOrEmpty, [
  [null, ''],
  ['a', 'a'],
])

table('textOrNull', textOrNull, [
  ['', null],
  [null, null],
  [{}, null],
  ['a', 'a'],
])

table('flag', flag, [
  [1, true],
  [true, true],
  ['1', true],
  [0, false],
  [-1, false],
  ['0', false],
  [false, false],
  [null, false],
  [[], false],
])

table('flagOrOn', flagOrOn, [
  [1, true],
  [true, true],
  [0, false],
  [false, false],
  [-1, false],
  [null, true],
])

table('instant', instant, [
  ['2025-02-01 08:00:00', '2025-02-01T00:00:00.000Z'],
  ['2025-02-01 07:59:59', '2025-01-31T23:59:59.000Z'],
  ['2025-03-01T04:05:06.000000Z', '2025-03-01T04:05:06.000Z'],
  ['2025-03-01T04:05:06Z', '2025-03-01T04:05:06.000Z'],
  ['2025-03-01T12:05:06+08:00', '2025-03-01T04:05:06.000Z'],
  ['2025-03-01T12:05:06', '2025-03-01T04:05:06.000Z'],
  ['0000-00-00 00:00:00', null],
  ['2025-13-01 00:00:00', null],
  ['2025-02-01', null],
  ['soon', null],
  ['', null],
  [null, null],
  [1740802506, null],
])

table('epochInstant', epochInstant, [
  [1740802506, '2025-03-01T04:15:06.000Z'],
  ['1740802506', '2025-03-01T04:15:06.000Z'],
  [0, 'unreadable'],
  ['soon', 'unreadable'],
  [1e20, 'unreadable'],
  [{}, 'unreadable'],
])

const named = record({ id: integer, name: textOrEmpty })

table('record', named, [
  [
    { id: 1, extra: [] },
    { id: 1, name: '' },
  ],
  [[], 'unreadable'],
  [{ name: 'a' }, 'unreadable'],
])

table('settings', record({ logo: settings({ logo: textOrNull }) }), [
  [{}, { logo: { logo: null } }],
  [{ logo: [] }, { logo: { logo: null } }],
  [{ logo: { logo: '/a.png', white_logo: {} } }, { logo: { logo: '/a.png' } }],
])

table('orNull', orNull(named), [
  [[], null],
  [null, null],
  [{ id: 'x' }, null],
  [{ id: 1 }, { id: 1, name: '' }],
])

table('orNone', orNone(named), [
  [[], null],
  [null, null],
  [{ id: 'x' }, 'unreadable'],
])

table('rows', rows(named), [
  [[], []],
  [[{ id: 1 }, 'broken', { id: 2 }], [1, 2].map((id) => ({ id, name: '' }))],
  [['broken', {}], 'unreadable'],
  [{}, 'unreadable'],
  [null, 'unreadable'],
])

table('innerRows', innerRows(named), [
  [[{ id: 1 }, 'broken'], [{ id: 1, name: '' }]],
  [['broken'], []],
  [null, []],
  [{}, []],
])

table('pageOf', pageOf(named), [
  [
    { data: [{ id: 1 }], total: '30' },
    { data: [{ id: 1, name: '' }], total: 30 },
  ],
  [
    { data: [], total: 30 },
    { data: [], total: 30 },
  ],
  [[], 'unreadable'],
  [{ total: 30 }, 'unreadable'],
])
