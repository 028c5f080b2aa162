import { samples } from '@shuyuan/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitForError } from '../../testing/wait-for-page'
import { failed, loading, pageStory } from '../../testing/page-story'
import type { SitePage } from '../../testing/site-page'

const meta = {
  title: 'Pages 页面/Lesson 节',
  ...pageStory,
  args: { path: '/courses/video/5101', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

const { getLesson, getCourse } = samples

const getPlayInfo = {
  urls: [{ url: '/media/short.mp4', format: 'mp4', duration: 420, name: 720 }],
}

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
    getPlayInfo,
  }
}

/** The sample lesson with this watch record. */
function watched(seconds: number, watchedAt: string | null) {
  const { video } = getLesson
  const record = {
    id: 1,
    user_id: 1,
    course_id: getLesson.course.id,
    video_id: video.id,
    watch_seconds: seconds,
    watched_at: watchedAt,
    created_at: '2026-02-13T01:00:00.000000Z',
    updated_at: '2026-02-13T02:00:00.000000Z',
    deleted_at: null,
  }
  const progress = { [video.id]: record }
  return {
    getPlayInfo,
    getCourse: { ...getCourse, videoWatchedProgress: progress },
    getLesson: {
      ...getLesson,
      video: { ...video, duration: 900 },
      video_watched_progress: progress,
    },
  }
}

export const WithoutSource: Story = { name: '无视频' }
export const Started: Story = { name: '学习中', args: { data: watched(760, null) } }
export const Completed: Story = {
  name: '已学完',
  args: { data: watched(900, '2026-02-13 10:00:00') },
}
export const Files: Story = {
  name: '附件',
  args: { path: '/courses/video/5101?tab=attachments', data: { getPlayInfo } },
}
export const Trial: Story = {
  name: '试看',
  args: { data: notBought({ freeSeconds: 60, forVip: 1 }) },
}
export const LockedForBuyers: Story = { name: '未购买', args: { data: notBought({ forVip: 1 }) } }
export const LockedForVips: Story = {
  name: '会员专享，未开通',
  args: { data: notBought({ charge: 0, forVip: 1 }) },
}
export const Closed: Story = { name: '未开放', args: { data: notBought({ charge: 0 }) } }
export const Loading: Story = { ...loading, name: '加载中' }
export const Failed: Story = { ...failed('getLesson'), name: '加载失败' }
export const UrlRefused: Story = { ...failed('getPlayInfo'), name: '播放地址获取失败' }
export const Offline: Story = {
  name: '离线',
  args: { failing: ['getLesson'], failure: 'offline' },
  play: waitForError,
}
export const Missing: Story = {
  name: '不存在',
  args: { failing: ['getLesson'], failure: 'missing' },
}
