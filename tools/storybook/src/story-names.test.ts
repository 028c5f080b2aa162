import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'

const sources: Record<string, string> = import.meta.glob(
  '../../../{libs/*,apps/web}/src/**/*.stories.tsx',
  { query: '?raw', import: 'default', eager: true },
)

test('each story has a Chinese name that is unique in its file', () => {
  const faults = Object.entries(sources).flatMap(([path, source]) => {
    const { stories } = loadCsf(source, { makeTitle: (title) => title }).parse()
    const names = stories.map(({ name = '' }) => name)
    return names
      .filter((name, index) => !/\p{Script=Han}/u.test(name) || names.indexOf(name) !== index)
      .map((name) => `${path}: ${name}`)
  })
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(faults).toEqual([])
})
