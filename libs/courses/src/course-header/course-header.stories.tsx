import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleDetail, sampleLesson, sampleProgress } from '../../test/samples'
import { CourseHeader } from './course-header'
import { CourseHeaderSkeleton } from './course-header-skeleton'
import { CourseActions } from './course-actions'

const base = sampleDetail()

function withCourse(changes: Partial<typeof base.course>) {
  return sampleDetail({ course: { ...base.course, ...changes } })
}

const meta = {
  title: 'courses/CourseHeader',
  component: CourseHeader,
  subcomponents: { CourseActions, CourseHeaderSkeleton },
  args: {
    detail: base,
    sellsVip: true,
    onToggleFavorite: () => {},
    lessonHref: (lesson) => `/courses/video/${lesson.id}`,
    orderHref: '/order?goods_id=1',
    vipHref: '/vip',
  },
} satisfies Meta<typeof CourseHeader>

export default meta

type Story = StoryObj<typeof meta>

export const ForSale: Story = { args: { detail: withCourse({ isVipFree: false }) } }
export const ForSaleAndVipFree: Story = {}
export const VipOnly: Story = { args: { detail: withCourse({ price: 0 }) } }
export const Claimable: Story = { args: { detail: withCourse({ price: 0, isVipFree: false }) } }
export const Free: Story = { args: { detail: withCourse({ isFree: true, price: 0 }) } }
export const FreeForWhoSignsIn: Story = { args: { ...Free.args, isVisitor: true } }
export const Shareable: Story = { args: { onShare: () => {} } }
export const Bought: Story = { args: { detail: sampleDetail({ isBought: true }) } }
export const OpenByVip: Story = { args: { ...Bought.args, entersByVip: true } }
export const Learning: Story = {
  args: { detail: sampleDetail({ isBought: true, isFavorite: true, progress: sampleProgress }) },
}
export const Finished: Story = {
  args: {
    detail: sampleDetail({
      isBought: true,
      groups: [{ chapter: null, lessons: [sampleLesson(1)] }],
      progress: { 1: sampleProgress[1] },
    }),
  },
}
export const WithoutLessons: Story = {
  args: { detail: sampleDetail({ isBought: true, groups: [] }) },
}
export const Loading: Story = { render: () => <CourseHeaderSkeleton /> }
