import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleLearned, sampleRemovedRow, sampleStudyRow } from '../../test/samples'
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
const learned = { completed: 12, total: 24, percent: 50 }
export const AccessEnded: Story = {
  args: {
    rows: [sampleStudyRow(1, { isBought: false })],
    pointOf: () => ({ lessonId: null, hasEnded: true, learned, newLessons: 0 }),
  },
}
export const NewLessons: Story = {
  args: {
    rows: [sampleStudyRow(1, { isWatched: true, progress: 100 })],
    pointOf: () => ({
      lessonId: 24,
      hasEnded: false,
      learned: { completed: 23, total: 25, percent: 92 },
      newLessons: 2,
    }),
  },
}
export const Removed: Story = { args: { list: 'bought', rows: [sampleRemovedRow()] } }
export const BoughtTwice: Story = {
  args: { list: 'bought', rows: [sampleStudyRow(1), sampleStudyRow(1, { id: 'again' })] },
}
export const Favorites: Story = { args: { list: 'favorites', onRemoveFavorite: () => {} } }
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
