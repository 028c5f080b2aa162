import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { actor } from '../testing/actor'
import { AuthHarness } from '../testing/auth-harness'
import { pending } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { hurryTimers, stopClock } from '../testing/clock'
import { formSource } from '../testing/story-source'
import { inLanguage } from '../testing/in-language'
import type { AccountBackend } from './account-backend'
import { accountMessagesOf, fakeAccountBackend } from './account.fixture'
import { ScanBindPanel } from './scan-bind-panel'

const panel = (overrides: Partial<AccountBackend> = {}) => (
  <ScanBindPanel backend={fakeAccountBackend(overrides)} onBound={() => undefined} />
)

const meta = {
  title: 'Business 业务组件/Account 登录与账号/Scan to bind 扫码绑定',
  component: AuthHarness,
  parameters: {
    usage: {
      zh: '扫码把微信绑定到当前账号。',
      use: 'To link WeChat to the account that is signed in, from 第三方账号 in the user center.',
      avoid: 'To sign in: Scan login.',
      do: 'Close the dialog after 微信绑定成功.',
      never: 'Do not show a second QR code beside it.',
      measures: 'QR code 200 px. The frame keeps its size in every state.',
    },
    docs: {
      describes: ScanBindPanel,
      source: formSource('ScanBindPanel', 'backend={backend} onBound={showAccount}'),
      story: { inline: false, height: '300px' },
    },
    isTranslated: true,
    asksServer: true,
    controls: { disable: true },
  },
  render: inLanguage,
  subcomponents: { ScanBindPanel },
  args: { children: panel() },
} satisfies Meta<typeof AuthHarness>

export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: '加载中',
  args: { children: panel({ startScanBind: pending }) },
  async play(context) {
    const { sees, words } = actor(context)
    await sees(words.scanLoading)
  },
}

/** The clock of this story is stopped. */
export const Ready: Story = {
  name: '二维码',
  beforeEach: stopClock,
  async play(context) {
    await screen.findByRole('img', { name: accountMessagesOf(context).scanCode })
  },
}

export const Failed: Story = {
  name: '加载失败',
  args: { children: panel({ startScanBind: () => Promise.reject(fakeFailure('参数错误')) }) },
  play: (context) => actor(context).hears('参数错误'),
}

/** The scanned WeChat account belongs to another account. */
export const Refused: Story = {
  name: '已绑定其他账号',
  beforeEach: hurryTimers,
  args: {
    children: panel({
      fetchScanCode: async () => ({ code: 'code' }),
      bindSocialite: () => Promise.reject(fakeFailure('当前渠道账号已绑定了其它账号')),
    }),
  },
  play: (context) => actor(context).sees('当前渠道账号已绑定了其它账号'),
}

export const Bound: Story = {
  name: '已绑定',
  beforeEach: hurryTimers,
  args: { children: panel({ fetchScanCode: async () => ({ code: 'code' }) }) },
  play: (context) => actor(context).sees(accountMessagesOf(context).scanBound),
}
