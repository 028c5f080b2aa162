import { samples } from '@shuyuan/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { waitForPage } from '../../../testing/wait-for-page'
import { failed, loading, nothing, pageStory } from '../../../testing/page-story'
import type { SitePage } from '../../../testing/site-page'

const meta = {
  title: 'Pages 页面/VIP 会员',
  ...pageStory,
  args: { path: '/vip' },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

const inHundredDays = new Date(Date.now() + 100 * 86_400_000).toISOString()

export const Visitor: Story = { name: '访客' }
export const Learner: Story = { name: '学员', args: { isSignedIn: true } }
export const Member: Story = {
  name: '会员',
  args: {
    isSignedIn: true,
    member: { role_id: 3, role: samples.getVipPlan, role_expired_at: inHundredDays },
  },
}

const plans = [39, 99, 298, 698, 12].map((charge, index) => ({
  ...samples.getVipPlan,
  id: index + 1,
  name: ['月度会员', '季度会员', '年度会员', '三年会员', '一周体验'][index] ?? '',
  charge,
  expire_days: [30, 90, 365, 1095, 7][index] ?? 0,
  desc_rows: ['会员课程免费学', '课程资料下载'],
}))
const onSale = (count: number): Story => ({
  args: { data: { listVipPlans: plans.slice(0, count) } },
})

export const OnePlan: Story = { ...onSale(1), name: '一个方案' }
export const TwoPlans: Story = { ...onSale(2), name: '两个方案' }
export const ThreePlans: Story = { ...onSale(3), name: '三个方案' }
export const FourPlans: Story = { ...onSale(4), name: '四个方案' }
export const FivePlans: Story = { ...onSale(5), name: '五个方案' }
export const Empty: Story = { name: '无方案', args: { data: { listVipPlans: [] } } }
/** None of the most bought courses is included in a membership. */
export const NoCourses: Story = {
  name: '无会员课程',
  args: { data: { listCourses: { ...samples.listCourses, ...nothing } } },
}
export const CoursesFailed: Story = { ...failed('listCourses'), name: '课程加载失败' }
export const Loading: Story = { ...loading, name: '加载中' }
export const Failed: Story = { ...failed('listVipPlans'), name: '加载失败' }
/** Only the purchases contain an expired plan. */
export const Expired: Story = {
  name: '会员已过期',
  args: { isSignedIn: true, data: { listVipPurchases: samples.listVipPurchases } },
  async play(context) {
    await waitForPage(context)
    await expect(await within(context.canvasElement).findByText(/月度会员已于/)).toBeVisible()
  },
}
