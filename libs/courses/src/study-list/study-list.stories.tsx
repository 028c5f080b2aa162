import { Container } from '@shuyuan/ui'
import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleLearned, sampleRemovedRow, sampleStudyRow } from '../../test/samples'
import { ContinueCard } from './continue-card'
import { LearnedLessonList } from './learned-lesson-list'
import { StudyListSkeleton } from './study-list-skeleton'
import { StudyListView } from './study-list-view'
import { StudyTabs } from './study-tabs'
import { StudyRowView } from './study-row-view'

const meta = {
  title: 'Business 业务组件/Courses 课程/StudyListView 学习列表',
  component: StudyListView,
  parameters: {
    usage: {
      zh: '学习中心的课程列表：在学、已购、收藏。',
      use: 'For the lists of the study center: 在学课程, 已购课程, 收藏课程.',
      avoid: 'For courses that the learner does not have: CourseGrid.',
      do: 'Show the course learned last as lead, with 接着学.',
      never: 'Do not remove a row because the course is 已下架: the learner paid for it.',
      measures:
        'Cover 112 px wide, 144 px from 768 px on. The progress is then a column of 176 px.',
    },
  },
  subcomponents: { ContinueCard, StudyListSkeleton, StudyRowView, LearnedLessonList, StudyTabs },
  // The rows extend into the page margin.
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: {
    list: 'learned',
    rows: [
      sampleStudyRow(1),
      sampleStudyRow(2, { progress: 100, isWatched: true, learnedCount: 24 }),
      sampleStudyRow(3, { lastLesson: null, progress: 0, learnedCount: 0, isBought: false }),
    ],
    courseHref: (row) => `/courses/detail/${row.course.id}`,
    continueHref: (row) => `/courses/video/${row.lastLesson?.id ?? 1}`,
    onShowProgress: () => {},
  },
} satisfies Meta<typeof StudyListView>

export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { name: '默认' }
export const WithLead: Story = { name: '接着学', args: { lead: sampleStudyRow(4) } }
export const OneCourse: Story = { name: '一门课程', args: { lead: sampleStudyRow(1), rows: [] } }
const longTitle = '深度学习系统课：从反向传播、卷积网络、循环网络到注意力机制与 Transformer'
const long = sampleStudyRow(5)
export const LongTitles: Story = {
  name: '长标题',
  args: {
    lead: { ...long, course: { ...long.course, title: longTitle.repeat(2) } },
    rows: [6, 7].map((id) => {
      const row = sampleStudyRow(id)
      return { ...row, course: { ...row.course, title: longTitle } }
    }),
  },
}
const learned = { completed: 12, total: 24, percent: 50 }
export const AccessEnded: Story = {
  name: '无学习权限',
  args: {
    rows: [sampleStudyRow(1, { isBought: false })],
    progressOf: () => ({ next: null, hasEnded: true, learned, newLessons: 0 }),
  },
}
export const LeadAccessEnded: Story = {
  name: '接着学，无学习权限',
  args: { ...AccessEnded.args, lead: sampleStudyRow(1, { isBought: false }), rows: [] },
}
export const NewLessons: Story = {
  name: '有新的一节',
  args: {
    rows: [sampleStudyRow(1, { isWatched: true, progress: 100 })],
    progressOf: () => ({
      next: { id: 24, title: '第 24 讲', secondsLeft: 600, isStarted: false },
      hasEnded: false,
      learned: { completed: 23, total: 25, percent: 92 },
      newLessons: 2,
    }),
  },
}
export const Removed: Story = {
  name: '课程已下架',
  args: { list: 'bought', rows: [sampleRemovedRow()] },
}
const addedAt = '2025-11-13T06:35:41.000Z'
export const BoughtTwice: Story = {
  name: '重复购买',
  args: {
    list: 'bought',
    rows: [sampleStudyRow(1, { addedAt }), sampleStudyRow(1, { addedAt, id: 'again' })],
  },
}
export const Favorites: Story = {
  name: '收藏课程',
  args: {
    list: 'favorites',
    rows: [sampleStudyRow(1, { addedAt }), sampleStudyRow(2, { addedAt, isBought: false })],
    onRemoveFavorite: () => {},
  },
}
export const Empty: Story = { name: '空', args: { rows: [] } }
export const Loading: Story = {
  name: '加载中',
  render: () => <StudyListSkeleton hasLead />,
  parameters: { controls: { disable: true } },
}
export const InTabs: Story = {
  name: '在标签页中',
  render: (args) => (
    <StudyTabs list={args.list} onListChange={() => {}}>
      <StudyListView {...args} />
    </StudyTabs>
  ),
}
export const LessonProgress: Story = {
  name: '每节的进度',
  parameters: { controls: { disable: true } },
  render: () => (
    <LearnedLessonList
      lessons={sampleLearned}
      hrefFor={(lesson) => `/courses/video/${lesson.id}`}
    />
  ),
}

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'pressed']} isWide>
      {() => <StudyListView {...args} rows={args.rows.slice(0, 1)} />}
    </StateMatrix>
  ),
}

export const Right: Story = {
  name: '应该',
  tags: ['!dev', '!autodocs'],
  args: { list: 'bought', lead: sampleStudyRow(4), rows: [sampleStudyRow(2), sampleRemovedRow()] },
}
export const Wrong: Story = {
  name: '避免',
  tags: ['!dev', '!autodocs'],
  args: { list: 'bought', rows: [sampleStudyRow(2), sampleStudyRow(4)] },
}
