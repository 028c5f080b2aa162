import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageDescription } from '../docs/component-page/page-descriptions'
import { usageIn } from './usage-in'

const root = new URL('../../../', import.meta.url)

/** Parts that have a documentation page. */
const parts = ['libs', 'apps/web/src']
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => path.endsWith('.stories.tsx') && !path.includes('node_modules'))
  .map((path) => readFileSync(new URL(path, root), 'utf8').split('export default')[0] ?? '')
  .filter((meta) => !meta.includes("'!autodocs'"))
  .map((meta) => ({
    title: /\n {2}title: '([^']+)'/.exec(meta)?.[1] ?? '',
    usage: usageIn(meta),
  }))

const partsOf = (group: string) => parts.filter(({ title }) => title.startsWith(`${group}/`))

test.each([
  ['basic', 'Components 组件', 30],
  ['business', 'Business 业务组件', 70],
])('each %s part says when to use it, with do and don’t', (_, group, minimum) => {
  const notes = ['zh', 'use', 'avoid', 'do', 'never']
  const lacking = partsOf(group).filter(({ usage }) => notes.some((note) => !(note in usage)))
  expect(partsOf(group).length).toBeGreaterThan(minimum)
  expect(lacking.map(({ title }) => title)).toEqual([])
})

test.each(parts)('the notes of $title are short', ({ usage }) => {
  for (const text of Object.values(usage)) expect(text).toMatch(/^\S.{8,189}[.…。]$/)
})

test('each page has a description', () => {
  const pages = partsOf('Pages 页面').map(({ title }) => title)
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.filter((title) => !pageDescription(title))).toEqual([])
})
