import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs'

const sentence = (start: number, end: number, text = '先看例子。') => ({ start, end, text })

const joined = (...sentences: ReturnType<typeof sentence>[]) =>
  paragraphsOf(sentences, [...sentences.keys()]).map(({ indices }) => indices)

test('sentences are one paragraph until a pause', () => {
  expect(joined(sentence(0, 4), sentence(5.5, 8), sentence(9.6, 12))).toEqual([[0, 1], [2]])
})

test('a full paragraph ends with its sentence', () => {
  const long = '说清楚我们要走的路，'.repeat(6)
  expect(joined(sentence(0, 4, long), sentence(4, 8, long), sentence(8, 12, long))).toEqual([
    [0, 1],
    [2],
  ])
})

test('a paragraph lasts until the next begins', () => {
  const times = paragraphsOf([sentence(3, 4), sentence(9, 10)], [0, 1]).map(({ start, end }) => [
    start,
    end,
  ])
  expect(times).toEqual([
    [3, 9],
    [9, Infinity],
  ])
})

test('sentences with others between them are not joined', () => {
  const sentences = [sentence(0, 1), sentence(1, 2), sentence(2, 3)]
  expect(paragraphsOf(sentences, [0, 2]).map(({ indices }) => indices)).toEqual([[0], [2]])
})
