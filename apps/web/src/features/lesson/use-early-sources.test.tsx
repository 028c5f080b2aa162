import { lessonQuery } from '@shuyuan/api/query'
import { answering, samples } from '@shuyuan/api/testing'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useServices } from '../../core/use-services'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { useEarlySources } from './use-early-sources'

const { video } = samples.getLesson

function Lesson() {
  const { data } = useQuery(lessonQuery(useServices().api, video.id))
  useEarlySources(video.id)
  return data && <h1>{data.lesson.title}</h1>
}

/** Opens a lesson with the given access, and returns the calls for its sources. */
async function openLesson(access: { is_watch: boolean; freeSeconds: number }) {
  const server = startFakeServer(
    answering('getLesson', {
      ...samples.getLesson,
      is_watch: access.is_watch,
      video: { ...video, free_seconds: access.freeSeconds },
    }),
  )
  renderInSite(<Lesson />)
  await screen.findByRole('heading')
  return () => server.requestsTo('/playinfo').length
}

test('requests the sources of a lesson and of a trial', async () => {
  const lesson = await openLesson({ is_watch: true, freeSeconds: 0 })
  await vi.waitFor(() => expect(lesson()).toBe(1), 30_000)
  const trial = await openLesson({ is_watch: false, freeSeconds: 60 })
  await vi.waitFor(() => expect(trial()).toBe(1), 30_000)
})

test('does not request the sources of a locked lesson', async () => {
  const locked = await openLesson({ is_watch: false, freeSeconds: 0 })
  expect(locked()).toBe(0)
})
