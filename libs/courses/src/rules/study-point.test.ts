// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { sampleDetail, sampleProgress, sampleStudyRow } from '../../test/samples'
import { asksCourse, studyPoint } from './study-point'

const lesson = { id: 1, title: '第 1 讲', watchedSeconds: 605, isFinished: true, viewedAt: null }
const finished = sampleStudyRow(1, { lastLesson: lesson })
const detail = sampleDetail({ isBought: true, progress: { 1: sampleProgress[1] } })

describe('learning goes on', () => {
  test('in the last lesson while that is unfinished', () => {
    expect(asksCourse(sampleStudyRow(), false)).toBe(false)
    expect(studyPoint(sampleStudyRow()).lessonId).toBe(13)
  })

  test('in the next unfinished lesson when the last one is finished', () => {
    expect(asksCourse(finished, false)).toBe(true)
    expect(studyPoint(finished).lessonId).toBeNull()
    expect(studyPoint(finished, detail).lessonId).toBe(2)
  })

  test('in the course when nothing was begun, or nothing is left', () => {
    expect(studyPoint(sampleStudyRow(1, { lastLesson: null })).lessonId).toBeNull()
    const all = { ...finished, isWatched: true, progress: 100 }
    expect(asksCourse(all, false)).toBe(false)
    expect(studyPoint(all).lessonId).toBeNull()
  })
})

describe('access', () => {
  const row = sampleStudyRow(1, { isBought: false })

  test('is asked for where a membership may have opened the course', () => {
    expect(asksCourse(row, false)).toBe(true)
    expect(asksCourse(row, true)).toBe(false)
    expect(asksCourse({ ...row, isBought: true }, false)).toBe(false)
    expect(asksCourse({ ...row, course: { ...row.course, price: 0 } }, false)).toBe(false)
  })

  test('has ended where the course says so, and nothing is claimed before', () => {
    expect(studyPoint(row)).toEqual({ lessonId: 13, hasEnded: false })
    expect(studyPoint(row, sampleDetail())).toEqual({ lessonId: null, hasEnded: true })
    expect(studyPoint(row, detail).hasEnded).toBe(false)
  })
})
