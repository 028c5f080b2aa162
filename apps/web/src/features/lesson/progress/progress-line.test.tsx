import { samples, type OperationData } from '@shuyuan/api/testing'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { visitPage } from '../../../testing/visit-page.fixture'

const { video } = samples.getLesson

/** The sample lesson with a watch record. */
function lessonWith(seconds: number, watchedAt: string | null): Partial<OperationData> {
  const record = {
    id: 1,
    user_id: 1,
    course_id: samples.getLesson.course.id,
    video_id: video.id,
    watch_seconds: seconds,
    watched_at: watchedAt,
    created_at: '2026-11-13T01:00:00.000000Z',
    updated_at: '2026-11-13T02:00:00.000000Z',
    deleted_at: null,
  }
  return {
    getLesson: {
      ...samples.getLesson,
      video: { ...video, duration: 900 },
      is_watch: true,
      video_watched_progress: { [video.id]: record },
    },
    getPlayInfo: samples.getPlayInfo,
  }
}

const path = `/courses/video/${video.id}`

test.each([
  ['a new lesson says when it counts', 0, null, '看完自动记为学完'],
  ['a started lesson says how far it was watched', 760, null, '看完自动记为学完，上次看到 12:40'],
  [
    'a completed lesson says that watching again changes nothing',
    900,
    '2026-11-13 10:00:00',
    '已学完，再看一遍不影响学习记录',
  ],
])('%s', async (_, seconds, watchedAt, text) => {
  visitPage({ path, isSignedIn: true, data: lessonWith(seconds, watchedAt) })
  expect((await screen.findByText(/^看完自动|^已学完，/)).textContent).toBe(text)
})

test('seconds of an earlier visit that still cannot be sent are counted', async () => {
  const key = `story-progress-${samples.getMember.id}-${video.id}`
  localStorage.setItem(key, JSON.stringify({ seconds: 795, since: 5 }))
  onTestFinished(() => localStorage.removeItem(key))
  const data = lessonWith(760, null)
  visitPage({ path, isSignedIn: true, data, failing: ['recordProgress'], failure: 'server' })
  expect(await screen.findByText(/上次看到 13:15，35 秒待同步$/)).toBeTruthy()
})
