import { expect, test } from 'vitest'
import { sentenceAt, sentencesOf, splitByMatch } from './sentences'

/** Cues of 2 s each, one after the other. */
const cuesOf = (...texts: string[]) =>
  texts.map((text, index) => ({ start: index * 2, end: index * 2 + 2, text }))

const textsOf = (...texts: string[]) => sentencesOf(cuesOf(...texts)).map(({ text }) => text)

test('cues are joined to sentences, which begin where their first cue begins', () => {
  expect(sentencesOf(cuesOf('先看例子，', '再动手做。', '好，', '我们开始！'))).toEqual([
    { start: 0, end: 4, text: '先看例子，再动手做。' },
    { start: 4, end: 8, text: '好，我们开始！' },
  ])
})

test('lines and cues in Latin letters are joined with a space', () => {
  expect(textsOf('Look at\nthis line:', 'it is steep.', '用 Python', '写一行。')).toEqual([
    'Look at this line: it is steep.',
    '用 Python写一行。',
  ])
})

test('captions without full stops stay one sentence per cue', () => {
  expect(textsOf('看这条直线', '它有多陡', '它从哪里开始')).toHaveLength(3)
})

test('a silence and six cues end a sentence', () => {
  const cues = [...cuesOf('一，', '二。', '三，'), { start: 30, end: 32, text: '四。' }]
  expect(sentencesOf(cues).map(({ text }) => text)).toEqual(['一，二。', '三，', '四。'])
  const endless = textsOf('一，', '二，', '三，', '四，', '五，', '六，', '七。', '八。')
  expect(endless).toEqual(['一，二，三，四，五，六，', '七。', '八。'])
})

test('empty cues are left out, and late ones sorted', () => {
  const cues = [...cuesOf('一。', ' \n ', '三。'), { start: 1, end: 2, text: '半。' }]
  expect(sentencesOf(cues).map(({ text }) => text)).toEqual(['一。', '半。', '三。'])
})

test('the current sentence lasts until the next begins', () => {
  const sentences = sentencesOf(cuesOf('一。', '二。')).map((one) => ({
    ...one,
    start: one.start + 1,
  }))
  expect([0, 1, 2.5, 2.95, 99].map((second) => sentenceAt(sentences, second))).toEqual([
    -1, 0, 0, 1, 1,
  ])
  expect(sentenceAt([], 3)).toBe(-1)
})

test('matches of a query are split off, whatever their case', () => {
  expect(splitByMatch('用 Python 学 python', 'python')).toEqual([
    '用 ',
    'Python',
    ' 学 ',
    'python',
    '',
  ])
  expect(splitByMatch('1 + 1 (=2)', '(=')).toEqual(['1 + 1 ', '(=', '2)'])
  expect(splitByMatch('整句', '')).toEqual(['整句'])
})
