import { samples } from '@shuyuan/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, pageStory } from '../../testing/page-story'
import { schoolData } from '../../testing/school-data'
import type { SitePage } from '../../testing/site-page'

const bought = schoolData.getCourse ?? samples.getCourse
const course = { ...bought, isBuy: false, videoWatchedProgress: {} }

const meta = {
  title: 'Pages 页面/Course 课程',
  ...pageStory,
  args: { path: '/courses/detail/108', data: { getCourse: course } },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Visitor: Story = { name: '访客' }
export const Learner: Story = { name: '学员', args: { isSignedIn: true } }
export const Outline: Story = { name: '目录', args: { path: '/courses/detail/108?tab=3' } }
export const Comments: Story = {
  name: '评论',
  args: { path: '/courses/detail/108?tab=4', isSignedIn: true },
}
export const Attachments: Story = { name: '附件', args: { path: '/courses/detail/108?tab=5' } }
export const Free: Story = {
  name: '免费',
  args: {
    path: '/courses/detail/108?tab=3',
    data: { getCourse: { ...course, course: { ...course.course, is_free: 1, charge: 0 } } },
  },
}
export const ForMembersOnly: Story = {
  name: '会员专享',
  args: {
    data: {
      getCourse: {
        ...course,
        course: { ...course.course, charge: 0, is_vip_free: 1 },
      },
    },
  },
}
export const Bought: Story = {
  name: '已购买',
  args: { isSignedIn: true, data: { getCourse: bought } },
}
export const CommentsClosed: Story = {
  name: '评论已关闭',
  args: {
    path: '/courses/detail/108?tab=4',
    data: { getCourse: { ...course, course: { ...course.course, is_allow_comment: 0 } } },
  },
}
export const WithoutLessons: Story = {
  name: '没有课',
  args: {
    path: '/courses/detail/108?tab=3',
    data: { getCourse: { ...course, chapters: [], videos: [] } },
  },
}
export const Loading: Story = { ...loading, name: '加载中' }
export const Failed: Story = { ...failed('getCourse'), name: '加载失败' }
