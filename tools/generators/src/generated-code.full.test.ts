import { afterAll, beforeAll, expect, test } from 'vitest'
import { WorkspaceCopy } from './workspace-copy.fixture'

/** Enough for a busy machine. */
const timeout = 300_000

const copy = new WorkspaceCopy()
const component = 'libs/layout/src/made-note/made-note'
const changed = [
  ...['.tsx', '.test.tsx', '.stories.tsx'].map((end) => `${component}${end}`),
  'libs/layout/src/index.ts',
]

beforeAll(async () => {
  const options = ['--project=layout', '--name=made-note', '--no-interactive']
  await copy.run('nx/dist/bin/nx.js', ['generate', '@shuyuan/generators:component', ...options])
}, timeout)

afterAll(() => copy.remove(), timeout)

test('a generated component is formatted', { timeout }, async () => {
  await copy.run('oxfmt/bin/oxfmt', ['--check', ...changed])
})

test('a generated component passes lint', { timeout }, async () => {
  await copy.run('eslint/bin/eslint.js', changed)
})

test('a generated component has types that fit', { timeout }, async () => {
  await copy.run('@typescript/native/bin/tsc', ['-p', 'libs/layout/tsconfig.json'])
})

test.each([
  ['libs/layout', 'src/made-note'],
  ['tools/storybook', 'src/every-view-has-a-story.test.ts'],
])('the tests of %s pass with a generated component', { timeout }, async (folder, file) => {
  const printed = await copy.run('vitest/vitest.mjs', ['run', file], folder)
  expect(printed).toContain('1 passed')
})
