import type { Meta, StoryObj } from '@storybook/react-vite'
import { actor, storyMobile } from '../testing/actor'
import { AuthHarness } from '../testing/auth-harness'
import { createFakeBackend, pending } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { dialogSource } from '../testing/story-source'
import { inLanguage } from '../testing/in-language'
import { stopClock, storyNow } from '../testing/clock'
import { waitingStore } from '../testing/store-with'
import { ResetPasswordForm } from './reset-password-form'

const meta = {
  title: 'Business 业务组件/Account 登录与账号/Reset password 找回密码',
  component: AuthHarness,
  subcomponents: { ResetPasswordForm },
  parameters: {
    usage: {
      zh: '忘记密码时，用短信验证码重设密码。',
      use: 'For a visitor who forgot the password. 忘记密码 in the login dialog opens it.',
      avoid: 'For a learner who is signed in: Change password.',
      do: 'Return to login with the mobile number filled in and 密码重置成功，用新密码登录.',
      never: 'Do not ask for the old password.',
      measures: 'Dialog 500 px wide at most. Fields in one column, 16 px apart.',
    },
    isTranslated: true,
    asksServer: true,
    docs: {
      describes: ResetPasswordForm,
      source: dialogSource,
      story: { inline: false, height: '640px' },
    },
  },
  render: inLanguage,
  beforeEach: stopClock,
  args: { siteName: 'Academy', opens: (open) => open('reset') },
} satisfies Meta<typeof AuthHarness>

export default meta

type Story = StoryObj<typeof meta>

async function submit(context: Parameters<typeof actor>[0]) {
  const act = actor(context)
  const { words } = act
  await act.askForCode()
  await act.enter({ [words.mobileCode]: '012345', [words.newPassword]: 'shuyuan123' })
  await act.press(words.reset)
  return act
}

export const Empty: Story = { name: '默认', play: (context) => actor(context).hasCaptchaImage() }

export const NothingFilledIn: Story = {
  name: '未填写',
  async play(context) {
    const { corrects, press, sees, words } = actor(context)
    await press(words.reset)
    await corrects(words.mobile, words.mobileRequired)
    await sees(words.newPasswordRequired)
  },
}

/** Password reset and login share the scene `login`, so they also share its codes. */
export const Waiting: Story = {
  name: '重新发送倒计时',
  args: {
    store: waitingStore('login', storyNow + 119_000),
    opens: (open) => open('reset', { mobile: storyMobile }),
  },
  play: (context) => actor(context).isWaiting(119),
}

export const WrongCaptcha: Story = {
  name: '图形验证码错误',
  args: {
    backend: createFakeBackend({
      sendSmsCode: () => Promise.reject(fakeFailure('图形验证码错误', 'captcha-wrong')),
    }),
  },
  async play(context) {
    const act = actor(context)
    await act.askForCode()
    await act.corrects(act.words.captcha, act.refusal('图形验证码错误', 'captcha-wrong'))
  },
}

export const WrongCode: Story = {
  name: '验证码错误',
  args: {
    backend: createFakeBackend({
      resetPassword: () => Promise.reject(fakeFailure('手机验证码错误', 'sms-code-wrong')),
    }),
  },
  async play(context) {
    const act = await submit(context)
    await act.corrects(act.words.mobileCode, act.refusal('手机验证码错误', 'sms-code-wrong'))
  },
}

export const UnknownMobile: Story = {
  name: '手机号未注册',
  args: {
    backend: createFakeBackend({
      resetPassword: () => Promise.reject(fakeFailure('手机号不存在', 'mobile-unknown')),
    }),
  },
  async play(context) {
    const act = await submit(context)
    await act.corrects(act.words.mobile, act.refusal('手机号不存在', 'mobile-unknown'))
  },
}

export const Submitting: Story = {
  name: '提交中',
  args: { backend: createFakeBackend({ resetPassword: (_, signal) => pending(signal) }) },
  async play(context) {
    const act = await submit(context)
    await act.isBusy(act.words.reset)
  },
}
