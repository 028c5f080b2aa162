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

export const Lead: Story = {}
export const LeadOfFour: Story = { args: { courses: sampleSummaries.slice(0, 4) } }
export const Line: Story = { args: { layout: 'line' } }
export const Rows: Story = { args: { layout: 'rows' } }
export const Grid: Story = { args: { layout: 'grid' } }
export const OneCourse: Story = { args: { courses: sampleSummaries.slice(0, 1) } }
export const TwoCourses: Story = { args: { courses: sampleSummaries.slice(0, 2) } }
export const ThreeCourses: Story = { args: { courses: sampleSummaries.slice(0, 3) } }
