import { describe, expect, it } from 'vitest'
import { readLearnedLessons } from './learned-lessons'
import { readStudyRows } from './study-rows'

const base = 'https://api.example'
const course = { id: 5, title: '入门', thumb: '/a.png', charge: 99, videos_count: 2 }
const lastView = {
  video_id: 31,
  watch_seconds: 120,
  created_at: '2025-03-01 12:05:06',
  updated_at: '2025-03-02 12:05:06',
  video: { id: 31, title: '第一节', duration: 600 },
}
const watchRecord = { id: 3, course_id: 5, is_watched: 1, progress: 100 }

const first = (list: 'learned' | 'bought' | 'liked', row: unknown) =>
  readStudyRows[list]({ data: [row], total: 1 }, base).items[0]

describe('study lists', () => {
  it('read a learning row, which is the watch record itself', () => {
    const row = {
      id: 3,
      course_id: 5,
      is_watched: 0,
      progress: 50,
      created_at: '2025-03-01T04:05:06.000000Z',
      learned_count: 1,
      is_subscribe: 1,
      last_view_video: lastView,
      course,
    }
    expect(first('learned', row)).toEqual({
      course: {
        id: 5,
        title: '入门',
        cover: 'https://api.example/a.png',
        price: 99,
        lessonCount: 2,
      },
      learnedCount: 1,
      progress: 50,
      isWatched: false,
      isBought: true,
      lastLesson: {
        id: 31,
        title: '第一节',
        watchedSeconds: 120,
        isFinished: false,
        viewedAt: '2025-03-02T04:05:06.000Z',
      },
      addedAt: '2025-03-01T04:05:06.000Z',
    })
  })

  it('read a bought row, whose purchase time is in the server zone', () => {
    const row = {
      course,
      learned_count: 2,
      watch_record: watchRecord,
      last_view_video: [],
      created_at: '2025-03-01 12:05:06',
    }
    expect(first('bought', row)).toMatchObject({
      progress: 100,
      isWatched: true,
      isBought: true,
      lastLesson: null,
      addedAt: '2025-03-01T04:05:06.000Z',
    })
  })

  it('read a liked row that was never opened', () => {
    const row = { course, learned_count: 0, watch_record: [], last_view_video: [] }
    expect(first('liked', row)).toMatchObject({ progress: 0, isWatched: false, isBought: false })
  })

  it('forget the last lesson when it was deleted', () => {
    expect(first('liked', { course, last_view_video: { ...lastView, video: [] } })).toMatchObject({
      lastLesson: null,
    })
  })

  it('leave out deleted courses, also when all are', () => {
    expect(readStudyRows.liked({ data: [{ course: [] }], total: 1 }, base)).toEqual({
      items: [],
      total: 1,
    })
  })
})

describe('readLearnedLessons', () => {
  const early = { id: 32, title: '一', duration: 60, published_at: '2025-01-01 08:00:00' }
  const late = {
    id: 31,
    title: '二',
    duration: 60,
    published_at: '2025-02-01 08:00:00',
    watch_record: {
      watch_seconds: 60,
      // Zone-less both, the first in UTC+8, the second in UTC.
      watched_at: '2025-03-01T12:05:06',
      created_at: '2025-03-01T04:00:00',
    },
  }
  const expected = [
    { id: 32, title: '一', duration: 60, watchedSeconds: 0, watchedAt: null },
    {
      id: 31,
      title: '二',
      duration: 60,
      watchedSeconds: 60,
      watchedAt: '2025-03-01T04:05:06.000Z',
    },
  ]

  it('reads a list', () => {
    expect(readLearnedLessons([{ ...early, watch_record: null }, late], base)).toEqual(expected)
  })

  it('reads an object of positions, in the order of publishing', () => {
    expect(readLearnedLessons({ '0': late, '2': early }, base)).toEqual(expected)
  })

  it('reads an unknown course as nothing', () => {
    expect(readLearnedLessons([], base)).toEqual([])
  })
})
