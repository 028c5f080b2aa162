import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink, Container, Link } from '@shuyuan/ui'
import { sampleStudyRow } from '../../test/samples'
import { ContinueStrip } from './continue-strip'

const meta = {
  title: 'Business 业务组件/Courses 课程/ContinueStrip 继续学习',
  component: ContinueStrip,
  parameters: {
    usage: {
      zh: '继续学习：首页上接着学的课程。',
      use: 'At the top of the home page of a learner: the course to continue with.',
      avoid: 'In the study center: StudyListView has the full list.',
      do: 'Pass a note when there are no courses or loading failed. The height stays the same.',
      never: 'Do not show it to visitors.',
      measures:
        '224 px high in every state, 184 px from 768 px on. Cover 120 px, then 320 px wide.',
    },
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: {
    row: sampleStudyRow(1),
    courseHref: '/courses/detail/1',
    continueHref: '/courses/video/13',
    action: (
      <ButtonLink href="/study-center" variant="ghost">
        我的学习
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof ContinueStrip>

export default meta

type Story = StoryObj<typeof meta>

export const Started: Story = { name: '默认' }
export const NextLesson: Story = {
  name: '下一节',
  args: {
    point: {
      next: { id: 14, title: '第 14 讲 线性相关', secondsLeft: 952, isStarted: false },
      hasEnded: false,
      learned: { completed: 13, total: 24, percent: 54 },
      newLessons: 0,
    },
  },
}
export const NothingLeft: Story = {
  name: '没有下一节',
  args: { row: sampleStudyRow(3, { lastLesson: null, progress: 0, learnedCount: 0 }) },
}
export const Loading: Story = {
  name: '加载中',
  parameters: { controls: { disable: true } },
  args: { row: null },
}
export const Nothing: Story = {
  name: '空',
  parameters: { controls: { disable: true } },

  args: {
    row: null,
    note: (
      <>
        书桌还空着<Link href="/courses">去选一门课</Link>
      </>
    ),
  },
}
export const Failed: Story = {
  name: '加载失败',
  parameters: { controls: { disable: true } },

  args: {
    row: null,
    note: (
      <>
        网络不可用，检查网络后重试
        <Button size="sm" variant="secondary">
          重试
        </Button>
      </>
    ),
  },
}

export const Right: Story = {
  name: '应该',
  tags: ['!dev', '!autodocs'],
  args: { ...Nothing.args },
}
export const Wrong: Story = {
  name: '避免',
  tags: ['!dev', '!autodocs'],
  args: { row: null, note: '登录后可以继续学习' },
}
