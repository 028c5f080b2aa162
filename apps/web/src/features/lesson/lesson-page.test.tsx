import { samples } from '@shuyuan/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { visitPage } from '../../testing/visit-page.fixture'

test('a locked lesson shows its offers beside one that was bought singly', async () => {
  const lessonOf = (id: number) => ({
    ...samples.getLesson.video,
    id,
    title: `第 ${id} 节`,
    chapter_id: 0,
    free_seconds: 0,
    is_allow_comment: 1 as const,
  })
  const video = lessonOf(81)
  const lessons = [video, lessonOf(82)]
  const course = {
    ...samples.getCourse.course,
    id: 8,
    charge: 59,
    is_free: 0 as const,
    is_vip_free: 1 as const,
  }
  const shared = { course, chapters: [], videos: [lessons] as [typeof lessons] }
  visitPage({
    path: '/courses/video/81',
    isSignedIn: true,
    data: {
      getLesson: { ...samples.getLesson, ...shared, video, is_watch: false, buy_videos: [82] },
      getCourse: { ...samples.getCourse, ...shared, isBuy: false, buyVideos: [82] },
    },
  })
  expect(await screen.findByText('购买课程或开通会员后可看这一节')).toBeTruthy()
  expect(await screen.findByText('购买课程或开通会员后可发表评论')).toBeTruthy()
  const outline = within(screen.getByRole('navigation', { name: '课程目录' }))
  const current = outline.getByRole('link', { name: /第 81 节/ })
  expect(current.getAttribute('aria-current')).toBe('page')
  expect(current.textContent).not.toContain('正在学习')
  expect(outline.getByRole('link', { name: /第 82 节/ }).getAttribute('data-access')).toBe('open')
})

/** Sets the window width until the test ends. */
function setWindowWidth(width: number) {
  const usual = window.innerWidth
  const set = (value: number) => {
    window.innerWidth = value
    window.dispatchEvent(new Event('resize'))
  }
  set(width)
  onTestFinished(() => set(usual))
}

const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

test('the outline is the first tab in a narrow window and beside the video in a wide one', async () => {
  setWindowWidth(768)
  visitPage({ path: '/courses/video/5101', isSignedIn: true })
  const outline = within(await screen.findByRole('tabpanel', { name: '课程目录' }))
  await waitFor(() => expect(tabNames()).toEqual(['课程目录', '课程评论', '课程附件']))
  expect(outline.getByRole('navigation', { name: '课程目录' })).toBeTruthy()
  expect(screen.getAllByRole('progressbar', { name: '课程进度' })).toHaveLength(1)
  await userEvent.click(screen.getByRole('tab', { name: '课程评论' }))
  expect(await screen.findByRole('tabpanel', { name: '课程评论' })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: '课程目录' })).toBeNull()

  setWindowWidth(1024)
  expect(await screen.findByRole('navigation', { name: '课程目录' })).toBeTruthy()
  await waitFor(() => expect(tabNames()).toEqual(['课程评论', '课程附件']))
  expect(screen.getAllByRole('progressbar', { name: '课程进度' })).toHaveLength(1)
  const title = samples.getLesson.course.title
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: title }).getAttribute('href')).toContain('tab=3')
})

test('a lesson without captions has no transcript beside the video', async () => {
  visitPage({ path: '/courses/video/5101?tab=transcript', isSignedIn: true })
  expect(await screen.findByRole('navigation', { name: '课程目录' })).toBeTruthy()
  await waitFor(() => expect(tabNames()).toEqual(['课程评论', '课程附件']))
})
