import { describe, expect, it } from 'vitest'
import { rulesFiredBy } from './lint-text.fixture'

const file = 'libs/ui/src/x.ts'
const test = 'libs/ui/src/x.test.ts'

const refused: [what: string, code: string, file: string][] = [
  ['a variable', 'export const coverPicture = 1', file],
  ['a function', 'export function dressLinks() {}', file],
  ['a parameter', 'export const x = (wish: number) => wish', file],
  ['a type', 'export interface PlayerTrouble { kind: string }', file],
  ['a member', 'export interface X { wantedPage: string }', file],
  ['a method', 'export class X { playTurn() {} }', file],
  ['a name of a URL', 'export const baseAddress = 1', file],
  ['a key', 'export const x = { unpaidOrder: 1 }', file],
  ['a comment', '// Nobody waits for it.\nexport const x = 1', file],
  ['a doc block', '/**\n * For whoever reads it.\n */\nexport const x = 1', file],
  ['a comment on lazy code', '/** Images late, and links marked. */\nexport const x = 1', file],
  ['a title', `it('shows the film', () => {})`, test],
  ['a title of a table', `it.each([1])('a walk of %i', () => {})`, test],
  ['a title of a group', `test.describe('somebody', () => {})`, test],
  ['a name of a file', 'export const x = 1', 'libs/ui/src/order-desk.ts'],
]

const allowed: [what: string, code: string, file: string][] = [
  ['the element', '/** An `<img>` in a <picture>. */\nexport const x = 1', file],
  ['the window above others', 'export const pictureInPicture = 1', file],
  ['an address of a connection', 'export const clientAddress = 1', file],
  ['code in a comment', '/** Wire: `picture`. {@link Picture} */\nexport const x = 1', file],
  ['what arrives after its time', '// A late answer lowers nothing.\nexport const x = 1', file],
  [
    'everyday words where names are judged',
    '// The visitor is told once.\nexport const x = 1',
    file,
  ],
  ['a name from elsewhere', `import { Stage } from 'some-package'\nexport const x = Stage`, file],
  ['text that learners read', `export const x = 'picture'`, file],
]

describe('the glossary', () => {
  it.each(refused)('refuses a word in %s: %s (%s)', async (_what, code, where) => {
    expect(await rulesFiredBy(where, code)).toContain('workspace/glossary')
  })

  it.each(allowed)('leaves alone %s: %s (%s)', async (_what, code, where) => {
    expect(await rulesFiredBy(where, code)).not.toContain('workspace/glossary')
  })
})
