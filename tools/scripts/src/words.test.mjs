import { expect, test } from 'vitest'

const files = import.meta.glob(
  [
    '../../../{apps,libs}/*/src/**/*messages.ts',
    '../../../libs/*/src/messages/*.ts',
    '../../../libs/*/src/locales/zh-cn.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const texts = Object.values(files).join('\n')

// A lesson is 节, a learner is 你, and an invitation names what it leads to.
test.each(['您', '课时', '节课', '看看课程'])('no message says %s', (word) => {
  expect(texts).not.toContain(word)
})

// 暂无 is in the accessible name of each empty list, and nowhere else.
test('only empty lists say 暂无', () => {
  expect(texts.match(/暂无/g)).toHaveLength(13)
})
