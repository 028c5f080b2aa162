import { createApiClient } from '@shuyuan/api'
import { playSourcesQuery } from '@shuyuan/api/query'
import { samples } from '@shuyuan/api/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch'
import { startLesson } from './start-lesson'

/** Starts a lesson of the server, and returns whether its sources have been requested. */
async function requestsSources(access: { is_watch: boolean; freeSeconds: number }) {
  const video = { ...samples.getLesson.video, free_seconds: access.freeSeconds }
  const data = { getLesson: { ...samples.getLesson, video, is_watch: access.is_watch } }
  const fetch = fakeFetch({ data, latencyMs: 0, failure: 'none' })
  const api = createApiClient({ baseUrl: 'https://api.example', fetch })
  const queryClient = new QueryClient()
  await startLesson({ api, queryClient }, video.id)
  return queryClient.getQueryState(playSourcesQuery(api, video.id).queryKey) !== undefined
}

test('requests the sources of a lesson and of a trial, but not of a locked lesson', async () => {
  expect(await requestsSources({ is_watch: true, freeSeconds: 0 })).toBe(true)
  expect(await requestsSources({ is_watch: false, freeSeconds: 60 })).toBe(true)
  expect(await requestsSources({ is_watch: false, freeSeconds: 0 })).toBe(false)
})
