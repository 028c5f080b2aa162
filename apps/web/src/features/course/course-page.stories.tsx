import { samples } from '@shuyuan/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, pageStory } from '../../testing/page-story'
import type { SitePage } from '../../testing/site-page'

const course = samples.getCourse

const meta = {
  title: 'Pages 页面/Course 课程',
  ...pageStory,
  args: { path: '/courses/detail/108' },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const Learner: Story = { args: { isSignedIn: true } }
export const Outline: Story = { args: { path: '/courses/detail/108?tab=3' } }
export const Comments: Story = { args: { path: '/courses/detail/108?tab=4', isSignedIn: true } }
export const Attachments: Story = { args: { path: '/courses/detail/108?tab=5' } }
export const Free: Story = {
  args: {
    path: '/courses/detail/108?tab=3',
    data: { getCourse: { ...course, course: { ...course.course, is_free: 1, charge: 0 } } },
  },
}
export const ForMembersOnly: Story = {
  args: {
    data: {
      getCourse: {
        ...course,
        isBuy: false,
        course: { ...course.course, charge: 0, is_vip_free: 1 },
      },
    },
  },
}
export const Bought: Story = {
  args: { isSignedIn: true, data: { getCourse: { ...course, isBuy: true } } },
}
export const CommentsClosed: Story = {
  args: {
    path: '/courses/detail/108?tab=4',
    data: { getCourse: { ...course, course: { ...course.course, is_allow_comment: 0 } } },
  },
}
export const WithoutLessons: Story = {
  args: {
    path: '/courses/detail/108?tab=3',
    data: { getCourse: { ...course, chapters: [], videos: [] } },
  },
}
export const Loading: Story = loading
export const Failed: Story = failed('getCourse')
