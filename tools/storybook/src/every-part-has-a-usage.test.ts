import { expect, test } from 'vitest'
import { usageOf } from '../docs/usages/usages'

const stories = import.meta.glob<string>('../../../libs/*/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const titles = Object.values(stories)
  .map((source) => /title: '(Components 组件\/[^']+)'/.exec(source)?.[1])
  .filter((title) => title !== undefined)

test('basic components are found', () => {
  expect(titles.length).toBeGreaterThan(30)
})

test('each basic component says when to use it, with do and don’t', () => {
  expect(titles.filter((title) => !usageOf(title))).toEqual([])
})
