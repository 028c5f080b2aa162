import { samples, type OperationData } from '@shuyuan/api/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visitPage } from '../../testing/visit-page.fixture'

// Visible only while the header is offscreen, which jsdom cannot measure.
vi.mock('../course/bottom-bar', () => ({ BottomBar: () => null }))

const example = required(samples.listLearnedCourses.data[0])
const sampleLesson = required(Object.values(samples.getCourse.videos).flat()[0])
const lessons = [1, 2, 3, 4].map((id) => ({
  ...sampleLesson,
  id,
  title: `第 ${id} 节`,
  duration: 600,
}))

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('no example')
  return value
}

/** Watch record of a lesson. */
const record = (id: number, hour: number, isFinished: boolean) => ({
  id,
  user_id: 1,
  course_id: 1,
  video_id: id,
  watch_seconds: isFinished ? 600 : 30,
  watched_at: isFinished ? `2026-11-13 ${hour + 8}:00:00` : null,
  created_at: '2026-11-13T01:00:00.000000Z',
  updated_at: `2026-11-13T0${hour}:00:00.000000Z`,
  deleted_at: null,
})
type WatchRecord = ReturnType<typeof record>

/** A course with this progress. Its study center row contains the newest record. */
function dataOf(progress: Record<number, WatchRecord>, newest: number): Partial<OperationData> {
  const last = progress[newest]
  if (last === undefined) throw new Error('no such record')
  return {
    listLearnedCourses: {
      data: [
        {
          ...example,
          course_id: 1,
          is_watched: 0,
          progress: 120,
          learned_count: 1,
          is_subscribe: 1,
          course: { id: 1, title: '离散数学', thumb: '', charge: 99, videos_count: 4 },
          last_view_video: {
            ...last,
            updated_at: `2026-11-13 ${Number(last.updated_at.slice(11, 13)) + 8}:00:00`,
            video: { id: newest, title: '', duration: 600, published_at: '2026-01-01 00:00:00' },
          },
        },
      ],
      total: 1,
    },
    getCourse: {
      ...samples.getCourse,
      course: { ...samples.getCourse.course, id: 1, is_free: 0 },
      chapters: [],
      videos: [lessons],
      isBuy: true,
      videoWatchedProgress: progress,
    },
  }
}

async function continueTarget(path: string, data: Partial<OperationData>): Promise<string | null> {
  visitPage({ path, isSignedIn: true, data })
  const place = await screen.findByRole(path === '/' ? 'region' : 'main', {
    name: path === '/' ? '继续学习' : undefined,
  })
  const link = { name: path.startsWith('/courses/') ? '继续学习' : '接着学' }
  const href = async () => (await within(place).findByRole('link', link)).getAttribute('href')
  // Until the course has loaded, the link opens its page.
  await waitFor(async () => expect(await href()).toContain('/video/'))
  const found = await href()
  cleanup()
  return found
}

test.each([
  ['the lesson watched last', { 1: record(1, 5, false), 3: record(3, 2, false) }, 1, 1],
  ['the next one when that is finished', { 1: record(1, 5, true), 4: record(4, 2, false) }, 1, 2],
  [
    'the only one left',
    { 1: record(1, 2, true), 2: record(2, 3, true), 4: record(4, 5, true) },
    4,
    3,
  ],
])('home, study center and course page continue with %s', async (_, progress, newest, goal) => {
  const data = dataOf(progress, newest)
  for (const path of ['/courses/detail/1', '/study-center', '/'])
    expect([path, await continueTarget(path, data)]).toEqual([path, `/courses/video/${goal}`])
})
