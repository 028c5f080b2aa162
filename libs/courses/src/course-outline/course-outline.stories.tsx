import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  sampleChapters,
  sampleDetail,
  sampleLesson,
  sampleLessons,
  sampleProgress,
} from '../../test/samples'
import { CourseOutline } from './course-outline'

const meta = {
  title: 'Business 业务组件/Courses 课程/CourseOutline 课程目录',
  component: CourseOutline,
  args: {
    groups: sampleDetail().groups,
    progress: {},
    access: { kind: 'for-sale', price: 199, isVipFree: false },
    hrefFor: (lesson) => `/courses/video/${lesson.id}`,
  },
} satisfies Meta<typeof CourseOutline>

export default meta

type Story = StoryObj<typeof meta>

export const Locked: Story = {}
export const LockedForVips: Story = { args: { access: { kind: 'vip-only' } } }
export const LockedForBoth: Story = {
  args: { access: { kind: 'for-sale', price: 199, isVipFree: true } },
}
export const Claimable: Story = { args: { access: { kind: 'claimable' } } }
export const OneLessonBought: Story = { args: { boughtLessonIds: [2], currentLessonId: 3 } }
export const FreeForVisitors: Story = { args: { access: { kind: 'free' }, isVisitor: true } }
export const AllOpen: Story = { args: { openChapters: [0, 1, 2] } }
export const AllFolded: Story = { args: { openChapters: [] } }
export const Learning: Story = {
  args: { access: { kind: 'bought' }, progress: sampleProgress, currentLessonId: 2 },
}
export const Narrow: Story = {
  args: { ...Learning.args },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
export const WithoutChapters: Story = {
  args: { groups: [{ chapter: null, lessons: [sampleLesson(1), sampleLesson(2)] }] },
}
/** Beyond 200 lessons, a flat list is split into chapters of 50. */
export const LargeWithoutChapters: Story = {
  args: {
    groups: [{ chapter: null, lessons: sampleLessons(260) }],
    access: { kind: 'bought' },
    currentLessonId: 220,
  },
}
/** Beyond 200 lessons, only expanded chapters have rows. */
export const LargeWithChapters: Story = {
  args: { groups: sampleChapters(40), access: { kind: 'bought' }, currentLessonId: 220 },
}
export const Empty: Story = {
  parameters: { controls: { disable: true } },
  args: { groups: [] },
}
