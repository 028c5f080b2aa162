import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink, Container, Link } from '@shuyuan/ui'
import { sampleStudyRow } from '../../test/samples'
import { ContinueStrip } from './continue-strip'

const meta = {
  title: 'Business 业务组件/Courses 课程/ContinueStrip 继续学习',
  component: ContinueStrip,
  // The action extends into the page margin.
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: {
    rows: [
      sampleStudyRow(1),
      sampleStudyRow(2, { progress: 5, learnedCount: 1 }),
      sampleStudyRow(3, { lastLesson: null, progress: 0, learnedCount: 0 }),
      sampleStudyRow(4),
    ],
    continueHref: (row) => `/courses/video/${row.lastLesson?.id ?? 1}`,
    action: (
      <ButtonLink href="/study-center" variant="ghost" size="sm">
        我的学习
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof ContinueStrip>

export default meta

type Story = StoryObj<typeof meta>

export const Courses: Story = { name: '默认' }
export const OneCourse: Story = { name: '一门课程', args: { rows: [sampleStudyRow(1)] } }
export const Loading: Story = {
  name: '加载中',
  parameters: { controls: { disable: true } },
  args: { rows: null },
}
export const Nothing: Story = {
  name: '空',
  parameters: { controls: { disable: true } },

  args: {
    rows: [],
    note: (
      <>
        暂无在学课程<Link href="/courses">去挑一门课程</Link>
      </>
    ),
  },
}
export const Failed: Story = {
  name: '加载失败',
  parameters: { controls: { disable: true } },

  args: {
    rows: null,
    note: (
      <>
        网络不可用，请检查网络后重试
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
  args: { rows: [], note: '登录后可以继续学习' },
}
