import { Container } from '@shuyuan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleSummaries } from '../../test/samples'
import { CourseShelf } from './course-shelf'

const meta = {
  title: 'Business 业务组件/Courses 课程/CourseShelf 课程栏',
  component: CourseShelf,
  // The shelf extends into the page margin.
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: {
    layout: 'lead',
    courses: sampleSummaries,
    hrefFor: (course) => `/courses/detail/${course.id}`,
  },
} satisfies Meta<typeof CourseShelf>

export default meta

type Story = StoryObj<typeof meta>

export const Lead: Story = { name: '首张大卡片' }
export const LeadOfFour: Story = {
  name: '首张大卡片，四门课程',
  args: { courses: sampleSummaries.slice(0, 4) },
}
export const Line: Story = { name: '单行滑动', args: { layout: 'line' } }
export const Rows: Story = { name: '横排卡片', args: { layout: 'rows' } }
export const Grid: Story = { name: '网格', args: { layout: 'grid' } }
export const OneCourse: Story = { name: '一门课程', args: { courses: sampleSummaries.slice(0, 1) } }
export const TwoCourses: Story = {
  name: '两门课程',
  args: { courses: sampleSummaries.slice(0, 2) },
}
export const ThreeCourses: Story = {
  name: '三门课程',
  args: { courses: sampleSummaries.slice(0, 3) },
}
