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
export const LongTitle: Story = {
  name: '长标题',
  args: {
    course: { ...meta.args.course, cover: null },
    lesson: sampleLesson(1, {
      freeSeconds: 45,
      title: '课程导学：从一道中考压轴题看一次函数的图像、性质与应用',
    }),
  },
}
