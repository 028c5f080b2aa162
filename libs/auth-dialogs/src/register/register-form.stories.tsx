import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { actor, storyMobile } from '../testing/actor'
import { AuthHarness } from '../testing/auth-harness'
import { createFakeBackend, pending } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { dialogSource } from '../testing/story-source'
import { inLanguage } from '../testing/in-language'
import { stopClock, storyNow } from '../testing/clock'
import { waitingStore } from '../testing/store-with'
import { RegisterForm } from './register-form'

const meta = {
  title: 'Business 业务组件/Account 登录与账号/Register 注册',
  component: AuthHarness,
  subcomponents: { RegisterForm },
  parameters: {
    usage: {
      zh: '新用户注册：手机号、短信验证码和密码。',
      use: 'For a new account. 新用户注册 in the login dialog and 注册 in the header open it.',
      avoid: 'For an account that came from WeChat or QQ: Bind mobile completes it.',
      do: 'Show 6 至 16 个字符 at the password before it is typed, and return to login with 注册成功，现在可以登录.',
      never: 'Do not check the agreement in advance.',
      measures: 'Dialog 500 px wide at most. Fields in one column, 16 px apart.',
    },
    isTranslated: true,
    asksServer: true,
    docs: {
      describes: RegisterForm,
      source: dialogSource,
      story: { inline: false, height: '680px' },
    },
  },
  render: inLanguage,
  beforeEach: stopClock,
  args: {
    siteName: 'Academy',
    site: {
      userProtocolUrl: 'https://site.example/user',
      privacyProtocolUrl: 'https://site.example/privacy',
    },
    opens: (open) => open('register'),
  },
} satisfies Meta<typeof AuthHarness>

export default meta

type Story = StoryObj<typeof meta>

const registerFailing = (...failure: Parameters<typeof fakeFailure>) =>
  createFakeBackend({ register: () => Promise.reject(fakeFailure(...failure)) })

async function setNextMobile(context: Parameters<typeof actor>[0]) {
  const act = actor(context)
  await act.askForCode()
  await act.enter({ [act.words.mobileCode]: '012345', [act.words.password]: 'shuyuan123' })
  return act
}

async function submit(context: Parameters<typeof actor>[0]) {
  const act = await setNextMobile(context)
  await context.userEvent.click(screen.getByRole('checkbox'))
  await act.press(act.words.register)
  return act
}

export const Empty: Story = { name: '默认', play: (context) => actor(context).hasCaptchaImage() }

/** A document without a URL is not a link. */
export const WithoutDocuments: Story = { name: '无协议链接', args: { site: {} }, play: Empty.play }

export const NothingFilledIn: Story = {
  name: '未填写',
  async play(context) {
    const { corrects, press, sees, words } = actor(context)
    await press(words.register)
    await corrects(words.mobile, words.mobileRequired)
    await sees(words.captchaRequired)
    await sees(words.mobileCodeRequired)
    await sees(words.newPasswordRequired)
    await sees(words.agreementRequired)
  },
}

export const AgreementRequired: Story = {
  name: '未同意协议',
  async play(context) {
    const act = await setNextMobile(context)
    await act.press(act.words.register)
    await act.sees(act.words.agreementRequired)
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus())
  },
}

export const Waiting: Story = {
  name: '重新发送倒计时',
  args: {
    store: waitingStore('register', storyNow + 119_000),
    opens: (open) => open('register', { mobile: storyMobile }),
  },
  play: (context) => actor(context).isWaiting(119),
}

export const MobileTaken: Story = {
  name: '手机号已注册',
  args: { backend: registerFailing('手机号已存在', 'mobile-taken') },
  async play(context) {
    const act = await submit(context)
    await act.corrects(act.words.mobile, act.refusal('手机号已存在', 'mobile-taken'))
  },
}

export const PasswordRefused: Story = {
  name: '密码过于简单',
  args: { backend: registerFailing('密码太简单', 'password-invalid') },
  async play(context) {
    const act = await submit(context)
    await act.corrects(act.words.password, act.refusal('密码太简单', 'password-invalid'))
  },
}

export const Offline: Story = {
  name: '离线',
  args: { backend: registerFailing('', null, 'offline') },
  async play(context) {
    const act = await submit(context)
    await act.hears(act.words.offline)
  },
}

export const Submitting: Story = {
  name: '提交中',
  args: { backend: createFakeBackend({ register: (_, signal) => pending(signal) }) },
  async play(context) {
    const act = await submit(context)
    await act.isBusy(act.words.register)
  },
}

/** The login dialog opens and shows the success. */
export const Registered: Story = {
  name: '注册成功',
  async play(context) {
    const act = await submit(context)
    await act.sees(act.words.registered)
  },
}
