// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { sampleDetail, sampleProgress, sampleStudyRow } from '../../test/samples'
import { needsCourseDetail, studyProgress } from './study-progress'

const lesson = {
  id: 1,
  title: '第 1 讲',
  duration: 605,
  watchedSeconds: 605,
  isFinished: true,
  viewedAt: null,
}
const finished = sampleStudyRow(1, { lastLesson: lesson })
const detail = sampleDetail({ isBought: true, progress: { 1: sampleProgress[1] } })
const done = (...ids: number[]) =>
  Object.fromEntries(ids.map((lessonId) => [lessonId, { ...sampleProgress[1], lessonId }]))

describe('learning continues', () => {
  test('in the last lesson while it is unfinished', () => {
    expect(needsCourseDetail(sampleStudyRow(), false)).toBe(false)
    expect(studyProgress(sampleStudyRow()).next?.id).toBe(13)
  })

  test('in the next unfinished lesson when the last one is finished', () => {
    expect(needsCourseDetail(finished, false)).toBe(true)
    expect(studyProgress(finished).next).toBeNull()
    expect(studyProgress(finished, detail).next?.id).toBe(2)
  })

  test('in the remaining lesson, even if hidden lessons brought the course to 100 percent', () => {
    const row = { ...finished, progress: 100 }
    expect(needsCourseDetail(row, false)).toBe(true)
    const left = sampleDetail({ isBought: true, progress: done(1, 2, 3, 5) })
    expect(studyProgress(row, left)).toMatchObject({
      next: { id: 4 },
      learned: { completed: 4, total: 5, percent: 80 },
    })
    const begun = { ...sampleStudyRow(), progress: 100 }
    expect(needsCourseDetail(begun, false)).toBe(true)
    expect(studyProgress(begun)).toMatchObject({ next: { id: 13 }, learned: { percent: 99 } })
  })

  test('at the same lesson as the course page, regardless of the row', () => {
    const newer = { ...sampleProgress[2], updatedAt: '2026-03-05T02:00:00.000Z' }
    const known = sampleDetail({ isBought: true, progress: { ...done(3), 2: newer } })
    expect(studyProgress(finished, known).next?.id).toBe(2)
  })

  test('at the course if nothing was started or nothing is left', () => {
    expect(studyProgress(sampleStudyRow(1, { lastLesson: null, learnedCount: 0 })).next).toBeNull()
    const all = { ...finished, isWatched: true, progress: 100, learnedCount: 24 }
    expect(needsCourseDetail(all, false)).toBe(false)
    expect(studyProgress(all).next).toBeNull()
  })

  test('at the next lesson of the course if the last one was deleted', () => {
    const row = sampleStudyRow(1, { lastLesson: null, learnedCount: 1 })
    expect(needsCourseDetail(row, false)).toBe(true)
    expect(studyProgress(row, detail).next?.id).toBe(2)
  })
})

test('says how much of the lesson is left', () => {
  expect(studyProgress(sampleStudyRow()).next).toMatchObject({ secondsLeft: 480, isStarted: true })
  expect(studyProgress(finished, detail).next).toMatchObject({ id: 2, isStarted: false })
})

describe('a finished course', () => {
  const ended = sampleStudyRow(1, { isWatched: true, progress: 93, learnedCount: 24 })
  const all = sampleDetail({ isBought: true, progress: done(1, 2, 3, 4, 5) })
  const more = sampleDetail({ isBought: true, progress: done(1, 2, 3, 4) })

  test('is at 100 percent when all lessons are finished, whatever the server counted last', () => {
    expect(studyProgress(ended)).toMatchObject({ learned: { percent: 100 }, newLessons: 0 })
  })

  test('needs the course detail if lessons seem to be left', () => {
    const row = { ...ended, learnedCount: 5 }
    expect(needsCourseDetail(row, false)).toBe(true)
    expect(studyProgress(row, all)).toMatchObject({
      next: null,
      learned: { completed: 5, total: 5, percent: 100 },
      newLessons: 0,
    })
  })

  test('continues with new lessons', () => {
    expect(studyProgress({ ...ended, learnedCount: 4 }, more)).toMatchObject({
      next: { id: 5 },
      learned: { completed: 4, total: 5, percent: 80 },
      newLessons: 1,
    })
  })
})

describe('access', () => {
  const row = sampleStudyRow(1, { isBought: false })

  test('needs the course detail if a membership may have opened the course', () => {
    expect(needsCourseDetail(row, false)).toBe(true)
    expect(needsCourseDetail(row, true)).toBe(false)
    expect(needsCourseDetail({ ...row, isBought: true }, false)).toBe(false)
    expect(needsCourseDetail({ ...row, course: { ...row.course, price: 0 } }, false)).toBe(false)
  })

  test('has ended only once the loaded course denies access', () => {
    expect(studyProgress(row)).toMatchObject({ next: { id: 13 }, hasEnded: false })
    expect(studyProgress(row, sampleDetail())).toMatchObject({ next: null, hasEnded: true })
    expect(studyProgress(row, detail).hasEnded).toBe(false)
  })

  test('has not ended for individually bought lessons, and continues in these', () => {
    const single = sampleDetail({ boughtLessonIds: [1, 4], progress: done(1) })
    expect(studyProgress(row, single)).toMatchObject({ next: { id: 4 }, hasEnded: false })
  })
})
