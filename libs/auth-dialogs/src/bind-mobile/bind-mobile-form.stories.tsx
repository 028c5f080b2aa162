import type { Meta, StoryObj } from '@storybook/react-vite'
import { actor, storyMobile } from '../testing/actor'
import { AuthHarness } from '../testing/auth-harness'
import { createFakeBackend, pending } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { dialogSource } from '../testing/story-source'
import { inLanguage } from '../testing/in-language'
import { stopClock, storyNow } from '../testing/clock'
import { waitingStore } from '../testing/store-with'
import { BindMobileForm } from './bind-mobile-form'

const meta = {
  title: 'Business 业务组件/Account 登录与账号/Bind mobile 绑定手机号',
  component: AuthHarness,
  subcomponents: { BindMobileForm },
  parameters: {
    usage: {
      zh: '给还没有手机号的账号绑定手机号。',
      use: 'For an account without a mobile number: after a scan, on its own page, and from the user center.',
      avoid: 'To replace a number that is already bound: Change mobile.',
      do: 'Say why the number is needed: 为了账号安全，绑定手机号后继续使用.',
      never: 'Do not offer 其他方式登录 to a learner who is already signed in.',
      measures: 'Fields in one column, 16 px apart.',
    },
    isTranslated: true,
    asksServer: true,
    docs: {
      describes: BindMobileForm,
      source: dialogSource,
      story: { inline: false, height: '560px' },
    },
  },
  render: inLanguage,
  beforeEach: stopClock,
  args: {
    siteName: 'Academy',
    opens: (open) => open('bind-mobile', { code: 'fake-code', scene: 'login' }),
  },
} satisfies Meta<typeof AuthHarness>

export default meta

type Story = StoryObj<typeof meta>

const bindFailing = (...failure: Parameters<typeof fakeFailure>) =>
  createFakeBackend({ registerWithSocialite: () => Promise.reject(fakeFailure(...failure)) })

async function submit(context: Parameters<typeof actor>[0]) {
  const act = actor(context)
  await act.askForCode()
  await act.enter({ [act.words.mobileCode]: '012345' })
  await act.press(act.words.bind)
  return act
}

export const AfterAScan: Story = {
  name: '扫码后',
  play: (context) => actor(context).hasCaptchaImage(),
}

/** For a signed-in account without a mobile. */
export const OnAPage: Story = {
  name: '在页面中',
  parameters: { controls: { disable: true } },

  args: { opens: undefined, children: <BindMobileForm /> },
  play: (context) => actor(context).hasCaptchaImage(),
}

export const NothingFilledIn: Story = {
  name: '未填写',
  async play(context) {
    const { corrects, press, words } = actor(context)
    await press(words.bind)
    await corrects(words.mobile, words.bindMobileRequired)
  },
}

export const Waiting: Story = {
  name: '重新发送倒计时',
  args: { store: waitingStore('login', storyNow + 119_000) },
  async play(context) {
    const { enter, isWaiting, words } = actor(context)
    await enter({ [words.mobile]: storyMobile })
    await isWaiting(119)
  },
}

export const WrongCode: Story = {
  name: '验证码错误',
  args: { backend: bindFailing('手机验证码错误', 'sms-code-wrong') },
  async play(context) {
    const act = await submit(context)
    await act.corrects(act.words.mobileCode, act.refusal('手机验证码错误', 'sms-code-wrong'))
  },
}

export const LoginCodeExpired: Story = {
  name: '登录码已过期',
  args: { backend: bindFailing('登录码已失效', 'login-code-expired') },
  async play(context) {
    const act = await submit(context)
    await act.hears(act.refusal('登录码已失效', 'login-code-expired'))
  },
}

export const Submitting: Story = {
  name: '提交中',
  args: { backend: createFakeBackend({ registerWithSocialite: (_, signal) => pending(signal) }) },
  async play(context) {
    const act = await submit(context)
    await act.isBusy(act.words.bind)
  },
}
