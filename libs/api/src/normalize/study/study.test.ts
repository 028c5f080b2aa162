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

const first = (list: 'learned' | 'bought' | 'favorites', row: unknown) =>
  readStudyRows[list]({ data: [row], total: 1 }, base).items[0]

describe('study lists', () => {
  it('read a learned row, which is the watch record', () => {
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
      id: '5 2025-03-01T04:05:06.000Z',
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
        duration: 600,
        watchedSeconds: 120,
        isFinished: false,
        viewedAt: '2025-03-02T04:05:06.000Z',
      },
      addedAt: '2025-03-01T04:05:06.000Z',
    })
  })

  it('read a bought row with its purchase time in the server’s zone', () => {
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

  it('read a favorite that was never opened', () => {
    const row = { course, learned_count: 0, watch_record: [], last_view_video: [] }
    expect(first('favorites', row)).toMatchObject({
      progress: 0,
      isWatched: false,
      isBought: false,
    })
  })

  it('omit a deleted last lesson', () => {
    expect(
      first('favorites', { course, last_view_video: { ...lastView, video: [] } }),
    ).toMatchObject({
      lastLesson: null,
    })
  })

  it('keep the row of a deleted course, so that pages stay full', () => {
    const row = {
      course_id: 214,
      user_id: 50,
      created_at: '2026-11-21T09:45:41.000000Z',
      learned_count: 1,
      watch_record: { ...watchRecord, course_id: 214, is_watched: 0, progress: 50 },
      last_view_video: lastView,
      course: [],
    }
    expect(readStudyRows.favorites({ data: [row], total: 1 }, base)).toEqual({
      items: [
        {
          id: '214 2026-11-21T09:45:41.000Z',
          course: null,
          courseId: 214,
          isBought: false,
          addedAt: '2026-11-21T09:45:41.000Z',
        },
      ],
      total: 1,
    })
    expect(first('bought', row)).toMatchObject({ course: null, isBought: true })
  })

  it('give the rows of a course that was bought twice unique IDs', () => {
    const row = { course_id: 5, course, created_at: '2026-11-13 14:35:41' }
    const rows = [row, { ...row, created_at: '2026-11-12 14:35:41' }, row]
    const { items } = readStudyRows.bought({ data: rows, total: 3 }, base)
    expect(items.map((item) => item.course?.id)).toEqual([5, 5, 5])
    expect(new Set(items.map(({ id }) => id)).size).toBe(3)
  })

  it('sort learned courses by last view, or else by first view', () => {
    const opened = (id: number, created_at: string, last_view_video: unknown = []) => ({
      course_id: id,
      course: { ...course, id },
      created_at,
      last_view_video,
    })
    const rows = [
      opened(1, '2026-11-22T08:39:09.000000Z'),
      opened(2, '2026-09-29T06:35:41.000000Z', { ...lastView, updated_at: '2026-11-22 16:40:00' }),
      opened(3, '2026-11-04T06:35:41.000000Z', { ...lastView, updated_at: '2026-11-04 18:35:41' }),
      opened(4, '2026-11-10T06:35:41.000000Z'),
      opened(5, '2026-09-01T06:35:41.000000Z', {
        ...lastView,
        updated_at: '2026-11-20 18:35:41',
        video: [],
      }),
    ]
    const order = (list: 'learned' | 'bought' | 'favorites') =>
      readStudyRows[list]({ data: rows, total: 5 }, base).items.map((item) => item.course?.id)
    expect(order('learned')).toEqual([2, 1, 5, 4, 3])
    expect(order('bought')).toEqual([1, 2, 3, 4, 5])
    expect(order('favorites')).toEqual([1, 2, 3, 4, 5])
  })

  it('limit progress to 100 percent', () => {
    const row = { course, watch_record: { ...watchRecord, is_watched: 0, progress: 120 } }
    expect(first('bought', row)).toMatchObject({ progress: 100, isWatched: false })
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
      // Neither has a zone; the first is UTC+8, the second UTC.
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

  it('reads an object keyed by position, by publication date', () => {
    expect(readLearnedLessons({ '0': late, '2': early }, base)).toEqual(expected)
  })

  it('returns no lessons for an unknown course', () => {
    expect(readLearnedLessons([], base)).toEqual([])
  })
})
