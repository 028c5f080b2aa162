import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleDetail, sampleLesson } from '../../test/samples'
import { TrialTile } from './trial-tile'

const meta = {
  title: 'Business 业务组件/Courses 课程/TrialTile 试看',
  component: TrialTile,
  parameters: {
    usage: {
      zh: '试看：在课程封面上播放一节试看课。',
      use: 'As the cover of a locked course: it starts the trial of one lesson.',
      avoid: 'For a course that is open: PurchaseCard has 开始学习.',
      do: 'Pass a lesson with a trial, and say how long it is.',
      never: 'Do not play the video in the tile.',
      measures:
        'Cover 16:9. The link is at least 44 px high, on the side of the cover without text.',
    },
  },
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
