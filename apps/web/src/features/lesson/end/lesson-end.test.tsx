import { samples } from '@shuyuan/api/testing'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.fixture'

const record = samples.getLesson.video_watched_progress['5101']

const finishedOn = (days: Record<number, string>) =>
  Object.fromEntries(
    Object.entries(days).map(([id, day]) => [
      id,
      { ...record, video_id: Number(id), watched_at: `${day} 12:00:00` },
    ]),
  )

it('names the next lesson after a finished one', async () => {
  visitPage({ path: '/courses/video/5101', isSignedIn: true })
  expect(await screen.findByText(/^第 1 节，读完。接下来：如何数步数，10 ?分/)).toBeTruthy()
})

it('ends the course with a sheet of what was learned and when', async () => {
  const days = { 5101: '2026-03-02', 5102: '2026-03-20', 5103: '2026-03-09' }
  const video = { ...samples.getLesson.video, id: 5103 }
  visitPage({
    path: '/courses/video/5103',
    isSignedIn: true,
    data: {
      getLesson: { ...samples.getLesson, video, video_watched_progress: finishedOn(days) },
      getCourse: { ...samples.getCourse, videoWatchedProgress: finishedOn(days) },
    },
  })
  const sheet = within(await screen.findByRole('region', { name: '学完了' }))
  expect(sheet.getByRole('heading', { level: 2, name: '写给初学者的算法课' })).toBeTruthy()
  expect(sheet.getByText(/^3 节/).parentElement?.textContent).toMatch(
    /^3 节.*分.*2026-03-02 至 2026-03-20$/,
  )
})
