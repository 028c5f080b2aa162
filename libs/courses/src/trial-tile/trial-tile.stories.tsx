import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleDetail, sampleLesson } from '../../test/samples'
import { TrialTile } from './trial-tile'

const meta = {
  title: 'Business 业务组件/Courses 课程/TrialTile 试看',
  component: TrialTile,
  args: {
    course: sampleDetail().course,
    lesson: sampleLesson(1, { freeSeconds: 300 }),
    href: '/courses/video/1',
  },
} satisfies Meta<typeof TrialTile>

export default meta

type Story = StoryObj<typeof meta>

export const Trial: Story = { name: '默认' }
export const WithoutCover: Story = {
  name: '无封面',
  args: { course: { ...meta.args.course, cover: null } },
}
