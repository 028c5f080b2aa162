import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageDescription } from '../docs/usages/page-descriptions'
import { englishName, usageOf, usages } from '../docs/usages/usages'

const root = new URL('../../../', import.meta.url)

const stories = ['libs', 'apps/web/src']
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => path.endsWith('.stories.tsx') && !path.includes('node_modules'))

/** Titles of the parts that have a documentation page. */
const titles = stories
  .map((path) => readFileSync(new URL(path, root), 'utf8').split('export default')[0] ?? '')
  .filter((meta) => !meta.includes("'!autodocs'"))
  .map((meta) => /\n {2}title: '([^']+)'/.exec(meta)?.[1] ?? '')

const parts = (group: string) => titles.filter((title) => title.startsWith(`${group}/`))

test.each([
  ['basic', 'Components 组件', 30],
  ['business', 'Business 业务组件', 70],
])('each %s part says when to use it, with do and don’t', (_, group, minimum) => {
  expect(parts(group).length).toBeGreaterThan(minimum)
  expect(parts(group).filter((title) => !usageOf(title))).toEqual([])
})

test('each note belongs to a part, and no two parts share one', () => {
  const names = titles.filter((title) => usageOf(title)).map(englishName)
  expect(names.toSorted()).toEqual(Object.keys(usages).toSorted())
})

test.each(Object.entries(usages))('the note of %s is short', (_, usage) => {
  for (const text of Object.values(usage)) expect(text).toMatch(/^\S.{8,189}[.…。]$/)
})

test('each page has a description', () => {
  const pages = parts('Pages 页面')
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.filter((title) => !pageDescription(title))).toEqual([])
})
