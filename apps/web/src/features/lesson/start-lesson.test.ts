import { createApiClient } from '@shuyuan/api'
import { courseQuery, playSourcesQuery } from '@shuyuan/api/query'
import { samples } from '@shuyuan/api/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch'
import { startLesson } from './start-lesson'

const { video, videos } = samples.getLesson

function setup(access: { is_watch: boolean; freeSeconds: number; isBought: boolean }) {
  const { is_watch, freeSeconds, isBought } = access
  const data = {
    getLesson: { ...samples.getLesson, video: { ...video, free_seconds: freeSeconds }, is_watch },
    getCourse: { ...samples.getCourse, videos, isBuy: isBought },
  }
  const fetch = fakeFetch({ data, latencyMs: 0, failure: 'none' })
  const api = createApiClient({ baseUrl: 'https://api.example', fetch })
  const queryClient = new QueryClient()
  const { queryKey } = playSourcesQuery(api, video.id)
  return {
    openCourse: () => queryClient.query(courseQuery(api, samples.getCourse.course.id)),
    start: () => startLesson({ api, queryClient }, video.id),
    requestsSources: () => queryClient.getQueryState(queryKey) !== undefined,
  }
}

const locked = { is_watch: false, freeSeconds: 0, isBought: false }

test.each([
  ['a lesson', { is_watch: true }, true],
  ['a trial', { freeSeconds: 60 }, true],
  ['a locked lesson', {}, false],
])('after the reply for %s, requests its sources: %o → %s', async (_, access, isRequested) => {
  const { start, requestsSources } = setup({ ...locked, ...access })
  await start()
  expect(requestsSources()).toBe(isRequested)
})

test.each([
  ['learners of the course', { is_watch: true, isBought: true }, true],
  ['others', { is_watch: true }, false],
])('before the reply, requests the sources for %s: %o → %s', async (_, access, isRequested) => {
  const { openCourse, start, requestsSources } = setup({ ...locked, ...access })
  await openCourse()
  const started = start()
  expect(requestsSources()).toBe(isRequested)
  await started
})
