// @vitest-environment node
import { expect, test } from 'vitest'
import { mergeProgress } from './merge-progress'

const early = '2026-11-22T02:00:00.000Z'
const late = '2026-11-22T03:00:00.000Z'
const record = (watchedSeconds: number, watchedAt: string | null, updatedAt: string | null) => ({
  1: { lessonId: 1, watchedSeconds, watchedAt, updatedAt },
})

test('keeps the furthest second, the completion and the latest time of each lesson', () => {
  const one = record(30, null, late)
  const other = record(60, early, early)
  const merged = record(60, early, late)
  expect(mergeProgress(one, other)).toEqual(merged)
  expect(mergeProgress(other, one)).toEqual(merged)
  expect(mergeProgress({}, one)).toEqual(one)
  expect(mergeProgress(record(30, null, null), other)).toEqual(other)
})
