import { answering, handling, samples, successReply } from '@shuyuan/api/testing'
import { lessonQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { followProgress } from '../../core/account/follow-progress'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { useServices } from '../../core/use-services'
import { useLessonCourse } from './use-lesson-course'

const { video, course } = samples.getLesson
let server: ReturnType<typeof startFakeServer>

beforeEach(() => {
  const lesson = { ...samples.getLesson, is_watch: true, video_watched_progress: {} }
  server = startFakeServer(
    handling('getLesson', ({ request }) => {
      const id = Number(new URL(request.url).pathname.split('/').at(-1))
      return successReply<'getLesson'>({ ...lesson, video: { ...video, id, title: `第 ${id} 讲` } })
    }),
    answering('getCourse', {
      ...samples.getCourse,
      course: { ...samples.getCourse.course, id: course.id },
    }),
  )
})

const courseCalls = () => server.requestsTo(`/course/${course.id}`).length

function Course({
  detail,
  showsFiles,
}: Parameters<typeof useLessonCourse>[1] & { detail: Parameters<typeof useLessonCourse>[0] }) {
  useLessonCourse(detail, { showsFiles })
  return <h1>{detail.lesson.title}</h1>
}

function Lessons({ showsFiles = false }: { showsFiles?: boolean }) {
  const [id, setId] = useState(video.id)
  const { data } = useQuery(lessonQuery(useServices().api, id))
  return (
    <>
      <button onClick={() => setId(id + 1)}>下一节</button>
      {data && <Course key={data.lesson.id} detail={data} showsFiles={showsFiles} />}
    </>
  )
}

it('is not fetched when navigating between lessons', async () => {
  const { services } = renderInSite(<Lessons />)
  for (const id of [0, 1, 2, 3].map((step) => video.id + step)) {
    expect(await screen.findByRole('heading', { name: `第 ${id} 讲` })).toBeTruthy()
    act(() => followProgress(services.queryClient, id, 5))
    await userEvent.click(screen.getByRole('button', { name: '下一节' }))
  }
  expect(courseCalls()).toBe(0)
})

it('is fetched once after a lesson was watched to its end', async () => {
  const { services } = renderInSite(<Lessons />)
  await screen.findByRole('heading')
  act(() => followProgress(services.queryClient, video.id, video.duration))
  await vi.waitFor(() => expect(courseCalls()).toBe(1), 30_000)
  await vi.waitFor(() => expect(services.queryClient.isFetching()).toBe(0), 30_000)
  expect(courseCalls()).toBe(1)
})

it('is fetched to show its files', async () => {
  renderInSite(<Lessons showsFiles />)
  await vi.waitFor(() => expect(courseCalls()).toBe(1), 30_000)
})

it('is fetched if the lesson was bought singly, as the course may be bought, too', async () => {
  server.use(
    answering('getLesson', { ...samples.getLesson, is_watch: true, buy_videos: [video.id] }),
  )
  renderInSite(<Lessons />)
  await vi.waitFor(() => expect(courseCalls()).toBe(1), 30_000)
})
