import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { actor, storyMobile } from '../testing/actor'
import { AuthHarness } from '../testing/auth-harness'
import { createFakeBackend, pending } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { dialogSource } from '../testing/story-source'
import { inLanguage } from '../testing/in-language'
import { stopClock, storyNow } from '../testing/clock'
import { waitingStore } from '../testing/store-with'
import { SmsLoginForm } from './sms-login-form'

const meta = {
  title: 'Business 业务组件/Account 登录与账号/SMS login 短信登录',
  component: AuthHarness,
  subcomponents: { SmsLoginForm },
  parameters: {
    usage: {
      zh: '短信登录：输入手机号，用短信验证码（captcha、OTP）登录。',
      use: 'As the second tab of the login dialog (短信登录), for learners who forgot or never set a password.',
      avoid: 'To register: Register asks for a password as well.',
      do: 'Ask for the captcha before 获取验证码, and count the seconds on the button until a new code can be sent.',
      never: 'Do not restart the countdown when the dialog is closed and opened again.',
      measures: 'Dialog 500 px wide at most. Fields in one column, 16 px apart.',
    },
    isTranslated: true,
    asksServer: true,
    docs: {
      describes: SmsLoginForm,
      source: dialogSource,
      story: { inline: false, height: '640px' },
    },
  },
  render: inLanguage,
  beforeEach: stopClock,
  args: { siteName: 'Academy', opens: (open) => open('login', { tab: 'sms' }) },
} satisfies Meta<typeof AuthHarness>

export default meta

type Story = StoryObj<typeof meta>

const sendFailing = (...failure: Parameters<typeof fakeFailure>) =>
  createFakeBackend({ sendSmsCode: () => Promise.reject(fakeFailure(...failure)) })

async function ask(context: Parameters<typeof actor>[0]) {
  const act = actor(context)
  await act.askForCode()
  return act
}

async function submit(context: Parameters<typeof actor>[0]) {
  const act = await ask(context)
  await act.enter({ [act.words.mobileCode]: '012345' })
  await act.press(act.words.login)
  return act
}

export const Empty: Story = { name: '默认', play: (context) => actor(context).hasCaptchaImage() }

export const CaptchaLoading: Story = {
  name: '图形验证码加载中',
  args: { backend: createFakeBackend({ fetchCaptchaImage: pending }) },
  async play(context) {
    const { field, words } = actor(context)
    await field(words.captcha)
  },
}

export const CaptchaFailed: Story = {
  name: '图形验证码加载失败',
  args: {
    backend: createFakeBackend({
      fetchCaptchaImage: () => Promise.reject(fakeFailure('', null, 'offline')),
    }),
  },
  async play(context) {
    const { sees, words } = actor(context)
    await sees(words.captchaFailed)
  },
}

/** Phone and captcha are required before anything is sent. */
export const AskedTooEarly: Story = {
  name: '未填写就发送',
  async play(context) {
    const { corrects, hasCaptchaImage, press, sees, words } = actor(context)
    await hasCaptchaImage()
    await press(words.sendSms)
    await corrects(words.mobile, words.mobileRequired)
    await sees(words.captchaToSend)
  },
}

export const Sending: Story = {
  name: '短信发送中',
  args: { backend: createFakeBackend({ sendSmsCode: (_, signal) => pending(signal) }) },
  async play(context) {
    const act = await ask(context)
    await act.isBusy(act.words.sendSms)
  },
}

/** The code was sent, and its field has the focus. */
export const Sent: Story = {
  name: '短信已发送',
  async play(context) {
    const act = await ask(context)
    await act.isWaiting(120)
    await expect(await act.field(act.words.mobileCode)).toHaveFocus()
  },
}

/** The countdown of another dialog, another tab or an earlier visit. */
export const Waiting: Story = {
  name: '重新发送倒计时',
  args: {
    store: waitingStore('login', storyNow + 119_000),
    opens: (open) => open('login', { tab: 'sms', mobile: storyMobile }),
  },
  play: (context) => actor(context).isWaiting(119),
}

/** The field is empty and has the focus, next to another image. */
export const WrongCaptcha: Story = {
  name: '图形验证码错误',
  args: { backend: sendFailing('图形验证码错误', 'captcha-wrong') },
  async play(context) {
    const act = await ask(context)
    await act.corrects(act.words.captcha, act.refusal('图形验证码错误', 'captcha-wrong'))
    await expect(await act.field(act.words.captcha)).toHaveValue('')
  },
}

export const RateLimited: Story = {
  name: '操作频繁',
  args: { backend: sendFailing('', null, 'rate-limited') },
  async play(context) {
    const act = await ask(context)
    await act.hears(act.words.rateLimited)
  },
}

export const SendingOffline: Story = {
  name: '离线发送',
  args: { backend: sendFailing('', null, 'offline') },
  async play(context) {
    const act = await ask(context)
    await act.hears(act.words.offline)
  },
}

export const NothingFilledIn: Story = {
  name: '未填写',
  async play(context) {
    const { corrects, press, sees, words } = actor(context)
    await press(words.login)
    await corrects(words.mobile, words.mobileRequired)
    await sees(words.captchaRequired)
    await sees(words.mobileCodeRequired)
  },
}

export const WrongCode: Story = {
  name: '验证码错误',
  args: {
    backend: createFakeBackend({
      loginWithSms: () => Promise.reject(fakeFailure('手机验证码错误', 'sms-code-wrong')),
    }),
  },
  async play(context) {
    const act = await submit(context)
    await act.corrects(act.words.mobileCode, act.refusal('手机验证码错误', 'sms-code-wrong'))
  },
}

export const Submitting: Story = {
  name: '提交中',
  args: { backend: createFakeBackend({ loginWithSms: (_, signal) => pending(signal) }) },
  async play(context) {
    const act = await submit(context)
    await act.isBusy(act.words.login)
  },
}
