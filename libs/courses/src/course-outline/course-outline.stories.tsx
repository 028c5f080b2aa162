import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
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
  parameters: {
    usage: {
      zh: '课程目录（大纲、章节 syllabus）：全部课时及学习进度。',
      use: 'For all lessons of a course: on its outline tab and beside the video.',
      avoid: 'As a teaser: OutlinePreview.',
      do: 'Mark the lesson on the page with currentLessonId. Its chapter is open.',
      never: 'Do not hide locked lessons: show why they are locked, such as 购买课程后可观看.',
      measures:
        'Rows at least 48 px high. Up to 480 px of its own width, the facts are below the title.',
    },
  },
  args: {
    groups: sampleDetail().groups,
    progress: {},
    access: { kind: 'for-sale', price: 199, isVipFree: false },
    hrefFor: (lesson) => `/courses/video/${lesson.id}`,
  },
} satisfies Meta<typeof CourseOutline>

export default meta

type Story = StoryObj<typeof meta>

export const Locked: Story = { name: '未购买' }
export const LockedForVips: Story = { name: '会员专享', args: { access: { kind: 'vip-only' } } }
export const LockedForBoth: Story = {
  name: '付费且会员免费',
  args: { access: { kind: 'for-sale', price: 199, isVipFree: true } },
}
export const Claimable: Story = { name: '免费领取', args: { access: { kind: 'claimable' } } }
export const OneLessonBought: Story = {
  name: '已购一节',
  args: { boughtLessonIds: [2], currentLessonId: 3 },
}
export const FreeForVisitors: Story = {
  name: '免费，访客',
  args: { access: { kind: 'free' }, isVisitor: true },
}
export const AllOpen: Story = { name: '全部展开', args: { openChapters: [0, 1, 2] } }
export const AllFolded: Story = { name: '全部收起', args: { openChapters: [] } }
export const Learning: Story = {
  name: '学习中',
  args: { access: { kind: 'bought' }, progress: sampleProgress, currentLessonId: 2 },
}
export const Narrow: Story = {
  name: '窄屏',
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
  name: '无章节',
  args: { groups: [{ chapter: null, lessons: [sampleLesson(1), sampleLesson(2)] }] },
}
/** Beyond 100 lessons, a flat list is split into chapters of 50. */
export const LargeWithoutChapters: Story = {
  name: '许多节，无章节',
  args: {
    groups: [{ chapter: null, lessons: sampleLessons(260) }],
    access: { kind: 'bought' },
    currentLessonId: 220,
  },
}
/** Beyond 200 lessons, only expanded chapters have rows. */
export const LargeWithChapters: Story = {
  name: '许多节，有章节',
  args: { groups: sampleChapters(40), access: { kind: 'bought' }, currentLessonId: 220 },
}
export const Empty: Story = {
  name: '空',
  parameters: { controls: { disable: true } },
  args: { groups: [] },
}

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'pressed']} isWide>
      {() => <CourseOutline {...args} {...Learning.args} />}
    </StateMatrix>
  ),
}

export const Right: Story = {
  name: '应该',
  tags: ['!dev', '!autodocs'],
  args: { ...OneLessonBought.args },
}
export const Wrong: Story = {
  name: '避免',
  tags: ['!dev', '!autodocs'],
  args: {
    ...OneLessonBought.args,
    groups: meta.args.groups.map(({ chapter, lessons }) => ({
      chapter,
      lessons: lessons.filter(({ freeSeconds }) => freeSeconds > 0),
    })),
  },
}
