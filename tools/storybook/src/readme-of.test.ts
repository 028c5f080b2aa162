import { expect, test } from 'vitest'
import sample from '../docs/start/save-button.tsx?raw'
import { libraryNames, readmeOf } from './readme-of'

const pages = import.meta.glob<string>('../docs/libraries/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const shown = Object.values(pages).map((page) => /name="([^"]+)"/.exec(page)?.[1])

test('every library has its page, under its own name', () => {
  expect(libraryNames.length).toBeGreaterThan(10)
  expect(shown.toSorted()).toEqual(libraryNames.toSorted())
  for (const page of Object.values(pages)) {
    expect(page).toMatch(
      /title="Libraries 库\/([\w-]+) \p{Script=Han}+\/README 说明"[^]*name="\1"/u,
    )
  }
})

test.each(libraryNames)('links of the README of %s stay on this site', (name) => {
  expect(readmeOf(name)).toMatch(/^# @shuyuan\//)
  expect(readmeOf(name)).not.toContain('](..')
})

test('throws for an unknown library', () => {
  expect(() => readmeOf('nothing')).toThrow('There is no library "nothing".')
})

test('the sample of the start page is in the README of ui', () => {
  expect(readmeOf('ui')).toContain(`\`\`\`tsx\n${sample}\`\`\``)
})
