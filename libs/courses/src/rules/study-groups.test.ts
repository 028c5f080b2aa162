// @vitest-environment node
import { expect, test } from 'vitest'
import { sampleRemovedRow, sampleStudyRow } from '../../test/samples'
import { studyGroups } from './study-groups'

const untouched = { lastLesson: null, learnedCount: 0, progress: 0 }
const rows = [
  sampleRemovedRow(),
  sampleStudyRow(1, untouched),
  sampleStudyRow(2, { isWatched: true, learnedCount: 24 }),
  sampleStudyRow(3, { isWatched: true, learnedCount: 23 }),
  sampleStudyRow(4),
]

const groups = (list: Parameters<typeof studyGroups>[1]) =>
  studyGroups(rows, list).map(({ group, rows: own }) => [
    group,
    own.map(({ course }) => course?.id),
  ])

test('a course with new lessons is read again, deleted courses come last', () => {
  expect(groups('bought')).toEqual([
    ['reading', [3, 4]],
    ['finished', [2]],
    ['planned', [1]],
    ['removed', [undefined]],
  ])
})

test('a course of the list of started ones is being read', () => {
  expect(groups('learned')[0]).toEqual(['reading', [1, 3, 4]])
})
