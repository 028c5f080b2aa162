import { samples } from '@shuyuan/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitForError } from '../../testing/wait-for-page'
import { failed, loading, pageStory } from '../../testing/page-story'
import type { SitePage } from '../../testing/site-page'

const meta = {
  title: 'Pages 页面/Lesson 课时',
  ...pageStory,
  args: { path: '/courses/video/5101', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

const { getLesson, getCourse } = samples

/** A lesson of a course that the learner has not bought. */
function notBought({ freeSeconds = 0, charge = 149, forVip = 0 as 0 | 1 } = {}) {
  const course = { ...getLesson.course, charge, is_free: 0 as const, is_vip_free: forVip }
  return {
    getLesson: {
      ...getLesson,
      course,
      is_watch: false,
      video: { ...getLesson.video, free_seconds: freeSeconds },
    },
    getCourse: { ...getCourse, course: { ...getCourse.course, ...course }, isBuy: false },
  }
}

export const WithoutSource: Story = {}
export const Files: Story = { args: { path: '/courses/video/5101?tab=attachments' } }
export const Trial: Story = { args: { data: notBought({ freeSeconds: 60, forVip: 1 }) } }
export const LockedForBuyers: Story = { args: { data: notBought({ forVip: 1 }) } }
export const LockedForVips: Story = { args: { data: notBought({ charge: 0, forVip: 1 }) } }
export const Closed: Story = { args: { data: notBought({ charge: 0 }) } }
export const Loading: Story = loading
export const Failed: Story = failed('getLesson')
export const UrlRefused: Story = failed('getPlayInfo')
export const Offline: Story = {
  args: { failing: ['getLesson'], failure: 'offline' },
  play: waitForError,
}
export const Missing: Story = {
  args: { failing: ['getLesson'], failure: 'missing' },
}
