import { describe, expect, it, test } from 'vitest'
import { readCourseDetail } from './course-detail'
import { readLessonDetail } from './lesson-detail'
import { readPlaySources } from './play-sources'

const base = 'https://api.example'
const course = { id: 5, title: '入门' }
const video = { id: 31, title: '第一节', course_id: 5, duration: 600, ban_drag: 1 }
const progress = {
  '31': {
    id: 4,
    video_id: 31,
    watch_seconds: 120,
    watched_at: null,
    updated_at: '2025-03-01T04:15:06.000000Z',
  },
  '32': { id: 5, video_id: 32, watch_seconds: '600', watched_at: '2025-03-01 12:05:06' },
}
const readProgress = {
  31: {
    lessonId: 31,
    watchedSeconds: 120,
    watchedAt: null,
    updatedAt: '2025-03-01T04:15:06.000Z',
  },
  32: {
    lessonId: 32,
    watchedSeconds: 600,
    watchedAt: '2025-03-01T04:05:06.000Z',
    updatedAt: null,
  },
}

describe('readCourseDetail', () => {
  it('reads the reply for a visitor', () => {
    const wire = {
      course,
      chapters: [],
      videos: [],
      isBuy: false,
      isCollect: false,
      videoWatchedProgress: [],
      attach: [],
      buyVideos: [],
    }
    expect(readCourseDetail(wire, base)).toMatchObject({
      course: { id: 5, cover: null, price: 0, publishedAt: null },
      groups: [],
      isBought: false,
      isFavorite: false,
      progress: {},
      attachments: [],
      boughtLessonIds: [],
    })
  })

  it('reads individually bought lessons', () => {
    const detail = readCourseDetail({ course, buyVideos: [31, '32', null] }, base)
    expect(detail.boughtLessonIds).toEqual([31, 32])
  })

  it('reads progress and attachments of a learner', () => {
    const attach = [{ id: 1, name: '讲义', size: '2048', extension: 'pdf' }, null]
    const wire = { course, isBuy: true, isCollect: 1, videoWatchedProgress: progress, attach }
    expect(readCourseDetail(wire, base)).toMatchObject({
      isBought: true,
      isFavorite: true,
      progress: readProgress,
      attachments: [{ id: 1, name: '讲义', size: 2048, extension: 'pdf' }],
    })
  })

  it('rejects a reply without the course', () => {
    for (const wire of [{ chapters: [] }, { course: [] }, { course: { id: 5 } }]) {
      expect(() => readCourseDetail(wire, base)).toThrow(
        expect.objectContaining({ kind: 'malformed' }),
      )
    }
  })
})

describe('readLessonDetail', () => {
  it('reads field names that differ from the course detail', () => {
    const wire = {
      video,
      course,
      chapters: [],
      videos: [[video]],
      is_watch: true,
      video_watched_progress: progress,
      buy_videos: [31],
    }
    expect(readLessonDetail(wire, base)).toMatchObject({
      boughtLessonIds: [31],
      lesson: { id: 31, courseId: 5, duration: 600, isSeekable: false, freeSeconds: 0 },
      groups: [{ chapter: null, lessons: [{ id: 31 }] }],
      canWatch: true,
      progress: readProgress,
    })
  })
})

describe('readPlaySources', () => {
  test.each([
    [
      'cloud media with a numeric label',
      { url: 'https://v.example/x.m3u8', format: 'm3u8', duration: 600, name: 720, height: 720 },
      { kind: 'stream', format: 'm3u8', label: '720', height: 720 },
    ],
    [
      'a plain URL',
      { url: 'https://v.example/x.mp4', format: 'MP4', name: '默认', duration: 0 },
      { kind: 'stream', format: 'mp4', label: '默认', height: null },
    ],
    [
      'a snippet',
      { url: '<iframe src="https://p.example"></iframe>', format: '', name: '默认' },
      { kind: 'embed', html: '<iframe src="https://p.example"></iframe>' },
    ],
    [
      'a snippet with blanks and capitals',
      { url: '\n <IFRAME src="https://p.example"></IFRAME>' },
      { kind: 'embed' },
    ],
  ])('reads %s', (_, entry, source) => {
    expect(readPlaySources({ urls: [entry] }, base)).toMatchObject([source])
  })

  it('returns no sources for a lesson without media', () => {
    expect(readPlaySources({ urls: [] }, base)).toEqual([])
    expect(readPlaySources([], base)).toEqual([])
  })

  it('rejects a reply with only empty URLs', () => {
    expect(() => readPlaySources({ urls: [{ url: '' }] }, base)).toThrow(
      expect.objectContaining({ kind: 'malformed' }),
    )
  })
})
