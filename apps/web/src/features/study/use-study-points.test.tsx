import type { StudyRow } from '@shuyuan/api'
import { studyListQuery } from '@shuyuan/api/query'
import { answering, samples } from '@shuyuan/api/testing'
import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { sampleMember } from '../../testing/member.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { useServices } from '../../core/use-services'
import { useStudyPoints } from './use-study-points'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const [example] = samples.listLearnedCourses.data
if (example === undefined)
  throw new Error('the contract has no example of a course that is learned')

/** Completed courses with lessons added later. Only the course contains which. */
const rows = [1, 2, 3, 4].map((id) => ({
  ...example,
  id,
  course_id: id,
  is_watched: 1 as const,
  learned_count: 1,
  course: { id, title: `课程 ${id}`, thumb: '', charge: 0, videos_count: 3 },
}))

function Points() {
  const { data } = useQuery(studyListQuery(useServices().api, { list: 'learned', page: 1 }))
  useStudyPoints((data?.items ?? []).filter((row): row is StudyRow => row.course !== null))
  return null
}

it('fetches the first course at once and the others after the page has settled', async () => {
  const server = startFakeServer(answering('listLearnedCourses', { data: rows, total: 4 }))
  const calls = () => rows.filter(({ id }) => server.requestsTo(`/course/${id}`).length > 0).length
  const { services } = renderInSite(<Points />)
  await act(async () => {
    services.session.signIn('token')
    services.session.setMember(sampleMember, { forcesMobileBinding: false, forcesFaceCheck: false })
  })
  await pass(1_000)
  expect(calls()).toBe(1)
  await pass(4_000)
  expect(calls()).toBe(4)
})
