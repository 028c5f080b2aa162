import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleDetail, sampleLesson, sampleLessons } from '../../test/samples'
import { OutlinePreview } from './outline-preview'

const { groups } = sampleDetail()

const meta = {
  title: 'Business 业务组件/Courses 课程/OutlinePreview 目录预览',
  component: OutlinePreview,
  parameters: {
    usage: {
      zh: '目录预览：课程的前八节课。',
      use: 'On the description tab of a course, for the first eight lessons.',
      avoid: 'For the whole course, or beside a video: CourseOutline.',
      do: 'Lead to the outline with 查看全部 24 节.',
      never: 'Do not link locked lessons here.',
      measures: 'Rows at least 44 px high. Dots lead from the title to the length.',
    },
  },
  args: {
    groups,
    boughtLessonIds: [],
    access: { kind: 'for-sale', price: 199, isVipFree: true },
    hrefForLesson: ({ id }) => `/courses/video/${id}`,
    outlineHref: '/courses/detail/1?tab=3',
  },
} satisfies Meta<typeof OutlinePreview>

export default meta

type Story = StoryObj<typeof meta>

export const Chapters: Story = { name: '默认' }
export const ManyLessons: Story = {
  name: '许多节',
  args: {
    groups: [
      {
        chapter: { id: 1, title: '第一章 认识函数' },
        lessons: sampleLessons(6).map((lesson) => ({
          ...lesson,
          freeSeconds: lesson.id < 3 ? 300 : 0,
        })),
      },
      {
        chapter: { id: 2, title: '第二章 图像与性质' },
        lessons: sampleLessons(294).map((lesson) => ({ ...lesson, id: lesson.id + 6 })),
      },
    ],
  },
}
export const Free: Story = { name: '免费', args: { access: { kind: 'free' } } }
export const OneLesson: Story = {
  name: '一节',
  args: { groups: [{ chapter: null, lessons: [sampleLesson(1, { duration: 0 })] }] },
}
export const LongTitles: Story = {
  name: '长标题',
  args: {
    groups: [
      {
        chapter: null,
        lessons: sampleLessons(3).map((lesson) => ({
          ...lesson,
          title: `${lesson.title}：从数形结合到中考压轴题，三种解法的对比与常见失分点`,
        })),
      },
    ],
  },
}
