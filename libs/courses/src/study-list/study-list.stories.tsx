import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleLearned, sampleStudyRow } from '../../test/samples'
import { LearnedLessonList } from './learned-lesson-list'
import { StudyListView } from './study-list-view'
import { StudyTabs } from './study-tabs'
import { StudyRowView } from './study-row-view'

const meta = {
  title: 'courses/StudyListView',
  component: StudyListView,
  subcomponents: { StudyRowView, LearnedLessonList, StudyTabs },
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

export const Filled: Story = {}
export const AccessEnded: Story = {
  args: { rows: [sampleStudyRow(1, { isBought: false })], hasEnded: () => true },
}
export const Favourites: Story = { args: { list: 'liked', onUnlike: () => {} } }
export const Empty: Story = { args: { rows: [] } }
export const InTabs: Story = {
  render: (args) => (
    <StudyTabs list={args.list} onListChange={() => {}}>
      <StudyListView {...args} />
    </StudyTabs>
  ),
}
export const LessonProgress: Story = {
  render: () => (
    <LearnedLessonList
      lessons={sampleLearned}
      hrefFor={(lesson) => `/courses/video/${lesson.id}`}
    />
  ),
}
