import { expect, test } from 'vitest'
import { sampleRemovedRow, sampleStudyRow } from '../../test/samples'
import { splitLead } from './split-lead'

const lastLesson = sampleStudyRow().lastLesson
if (lastLesson === null) throw new Error('no lesson')
const seenAt = (viewedAt: string) => ({ lastLesson: { ...lastLesson, viewedAt } })

const older = sampleStudyRow(1, seenAt('2026-03-01T02:00:00.000Z'))
const newer = sampleStudyRow(2, seenAt('2026-03-02T02:00:00.000Z'))
const finished = sampleStudyRow(3, {
  ...seenAt('2026-03-03T02:00:00.000Z'),
  isWatched: true,
  learnedCount: 24,
})

test('the lead is the unfinished course learned last, and the others keep their order', () => {
  const removed = sampleRemovedRow()
  expect(splitLead([removed, older, finished, newer])).toEqual({
    lead: newer,
    rest: [removed, older, finished],
  })
})

test('a course without a known lesson counts from when it was started', () => {
  const opened = sampleStudyRow(4, { lastLesson: null, addedAt: '2026-03-04T02:00:00.000Z' })
  expect(splitLead([newer, opened]).lead).toBe(opened)
})

test('a finished course can lead once lessons were added', () => {
  const grown = { ...finished, learnedCount: 23 }
  expect(splitLead([older, grown]).lead).toBe(grown)
})

test('returns no lead if all courses are finished, deleted or not started', () => {
  expect(splitLead([])).toEqual({ lead: null, rest: [] })
  expect(splitLead([finished, sampleRemovedRow()]).lead).toBeNull()
})
