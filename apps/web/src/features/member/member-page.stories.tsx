import { samples } from '@shuyuan/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { failed, loading, pageStory } from '../../testing/page-story'
import { waitForPage } from '../../testing/wait-for-page'
import type { SitePage } from '../../testing/site-page'

const meta = {
  title: 'Pages 页面/Member 个人中心',
  ...pageStory,
  args: { path: '/member', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

const plan = { role_id: 3, role: samples.getVipPlan }
const inHundredDays = new Date(Date.now() + 100 * 86_400_000).toISOString()

export const Learner: Story = { name: '学员' }
export const Member: Story = {
  name: '会员',
  args: { member: { ...plan, role_expired_at: inHundredDays } },
}
/** Only the purchases contain an expired plan. */
export const FormerMember: Story = {
  name: '会员已过期',
  args: { data: { listVipPurchases: samples.listVipPurchases } },
  async play(context) {
    await waitForPage(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText(/^已于 2025-12-31/)).toBeVisible()
    await expect(canvas.getByText('月度会员')).toBeVisible()
  },
}
export const WithoutMobile: Story = {
  name: '未绑定手机号',
  args: {
    member: {
      mobile: '202511213',
      is_bind_mobile: 0,
      is_password_set: 0,
      is_bind_qq: 1,
      is_bind_wechat: 0,
    },
  },
}
export const Verified: Story = { name: '已实名', args: { path: '/member?tab=identity' } }
export const NotVerified: Story = {
  name: '未实名',
  args: { path: '/member?tab=identity', member: { is_face_verify: false } },
}
/** Error returned by QQ. */
export const BindingFailed: Story = {
  name: '绑定失败',
  args: { path: '/member?action=bind&login_err_msg=授权登录失败' },
  async play(context) {
    await waitForPage(context)
    await expect(within(context.canvasElement).getByText('授权登录失败')).toBeVisible()
  },
}
/** A code that was not requested in this browser. */
export const BindingToConfirm: Story = {
  name: '绑定待确认',
  args: { path: '/member?action=bind&login_code=C' },
  async play() {
    await waitFor(() => expect(screen.getByRole('button', { name: '确认绑定' })).toBeVisible())
  },
}
export const ChangingMobile: Story = {
  name: '更换手机号',
  async play(context) {
    await waitForPage(context)
    const canvas = within(context.canvasElement)
    await context.userEvent.click(canvas.getByRole('button', { name: '修改手机号' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '下一步' })).toBeVisible())
  },
}
export const Loading: Story = { ...loading, name: '加载中' }
export const Failed: Story = { ...failed('getMember'), name: '加载失败' }
