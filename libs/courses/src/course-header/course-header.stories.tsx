import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CourseDetail } from '@shuyuan/api'
import { sampleDetail, sampleLesson, sampleLessons } from '../../test/samples'
import { CourseHeader } from './course-header'
import { CourseHeaderSkeleton } from './course-header-skeleton'

const { course } = sampleDetail()

const withLessons = (count: number): Pick<CourseDetail, 'groups'> => ({
  groups: [{ chapter: null, lessons: sampleLessons(count) }],
})

const meta = {
  title: 'Business 业务组件/Courses 课程/CourseHeader 课程介绍',
  component: CourseHeader,
  parameters: {
    usage: {
      zh: '课程页首：标题、简介、数据、收藏和分享。',
      use: 'At the top of the course page: title, summary, figures, 收藏 and 分享.',
      avoid: 'On a lesson page, where the course is only context.',
      do: 'Leave out figures that are unknown. 收藏 is a star that is filled once the course is saved.',
      never: 'Do not cut the title.',
      measures:
        'Titles of up to 28 characters are set in type-cover, longer ones smaller. The summary is 40rem wide at most.',
    },
  },
  subcomponents: { CourseHeaderSkeleton },
  args: { detail: sampleDetail(), onToggleFavorite: () => {} },
} satisfies Meta<typeof CourseHeader>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { name: '默认' }
export const Shareable: Story = { name: '可分享', args: { onShare: () => {} } }
export const Favorite: Story = {
  name: '已收藏',
  args: { detail: sampleDetail({ isFavorite: true }) },
}
export const LongTitle: Story = {
  name: '长标题',
  args: {
    ...Shareable.args,
    detail: sampleDetail({
      course: {
        ...course,
        title:
          '中学数学教师资格证考试系统课：从学科知识、教学设计到结构化面试的全流程备考（2026 版）',
        userCount: 123_456,
      },
    }),
  },
}
export const OneLesson: Story = { name: '一节', args: { detail: sampleDetail(withLessons(1)) } }
export const ThreeHundredLessons: Story = {
  name: '三百节',
  args: { detail: sampleDetail(withLessons(300)) },
}
export const NoFacts: Story = {
  name: '无学习数据',
  args: {
    detail: sampleDetail({
      course: { ...course, userCount: 0, shortDescription: '' },
      groups: [{ chapter: null, lessons: [sampleLesson(1, { duration: 0 })] }],
    }),
  },
}
export const Loading: Story = {
  name: '加载中',
  render: () => <CourseHeaderSkeleton />,
  parameters: { controls: { disable: true } },
}

export const Right: Story = {
  name: '应该',
  tags: ['!dev', '!autodocs'],
  args: { detail: sampleDetail({ course: { ...course, userCount: 0 } }) },
}
export const Wrong: Story = {
  name: '避免',
  tags: ['!dev', '!autodocs'],
  args: {
    detail: sampleDetail({ course: { ...course, title: `${course.title.slice(0, 12)}…` } }),
  },
}
