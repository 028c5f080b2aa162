import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { actor, storyMobile } from '../testing/actor'
import { AuthHarness } from '../testing/auth-harness'
import { createFakeBackend, pending } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { dialogSource } from '../testing/story-source'
import { inLanguage, localeOf } from '../testing/in-language'
import { storeWith } from '../testing/store-with'
import { AuthDialogs } from '../provider/auth-dialogs'
import { LoginPanel } from './login-panel'
import { PasswordLoginForm } from './password-login-form'
import { SocialRow } from './social-row'

const meta = {
  title: 'Business 业务组件/Account 登录与账号/Password login 密码登录',
  component: AuthHarness,
  subcomponents: { AuthDialogs, LoginPanel, PasswordLoginForm, SocialRow },
  parameters: {
    usage: {
      zh: '登录框的第一种方式：手机号加密码登录（sign in）。',
      use: 'As the first tab of the login dialog (密码登录). The dialog opens from 登录, and when a visitor opens a page that needs an account.',
      avoid: 'In an account form that is already open: Prove mobile verifies the learner there.',
      do: 'Keep the mobile number when the learner changes to 短信登录 or 忘记密码.',
      never: 'Do not say which of mobile and password is wrong.',
      measures: 'Dialog 500 px wide at most. Fields in one column, 16 px apart.',
    },
    isTranslated: true,
    asksServer: true,
    docs: {
      describes: LoginPanel,
      source: dialogSource,
      story: { inline: false, height: '640px' },
    },
  },
  render: inLanguage,
  args: {
    siteName: 'Academy',
    site: { qq: true, wechat: true },
    navigate: fn(),
    opens: (open) => open('login'),
  },
} satisfies Meta<typeof AuthHarness>

export default meta

type Story = StoryObj<typeof meta>

const loginFailing = (...failure: Parameters<typeof fakeFailure>) =>
  createFakeBackend({ loginWithPassword: () => Promise.reject(fakeFailure(...failure)) })

async function submit(context: Parameters<typeof actor>[0]) {
  const act = actor(context)
  const { words } = act
  await act.enter({ [words.mobile]: storyMobile, [words.password]: 'shuyuan123' })
  await act.press(words.login)
  return act
}

export const Empty: Story = {
  name: '默认',
  async play(context) {
    const { sees, words } = actor(context)
    await sees(words.toReset)
  },
}

/** Without the modal dialog, for the numbers of the documentation page. */
export const Parts: Story = {
  name: '结构',
  tags: ['!dev', '!autodocs'],
  args: { opens: undefined, children: <LoginPanel /> },
  decorators: [
    (View) => (
      <div style={{ maxInlineSize: 450, paddingInline: 12 }}>
        <View />
      </div>
    ),
  ],
}

export const WithoutThirdParties: Story = {
  name: '无第三方登录',
  args: { site: {} },
  play: Empty.play,
}

export const Filled: Story = {
  name: '已填写',
  async play(context) {
    const { enter, words } = actor(context)
    await enter({ [words.mobile]: storyMobile, [words.password]: 'shuyuan123' })
  },
}

export const PasswordShown: Story = {
  name: '显示密码',
  async play(context) {
    const { enter, press, words } = actor(context)
    await enter({ [words.password]: 'shuyuan123' })
    await press(words.showPassword)
  },
}

export const Submitting: Story = {
  name: '提交中',
  args: { backend: createFakeBackend({ loginWithPassword: (_, signal) => pending(signal) }) },
  async play(context) {
    const act = await submit(context)
    await act.isBusy(act.words.login)
  },
}

/** The first invalid field has the focus. */
export const NothingFilledIn: Story = {
  name: '未填写',
  async play(context) {
    const { corrects, press, sees, words } = actor(context)
    await press(words.login)
    await corrects(words.mobile, words.mobileRequired)
    await sees(words.passwordRequired)
  },
}

/** Shown at the password, which keeps its value. */
export const WrongCredentials: Story = {
  name: '手机号或密码错误',
  args: { backend: loginFailing('手机号或密码错误', 'credentials-wrong') },
  async play(context) {
    const act = await submit(context)
    await act.corrects(act.words.password, act.refusal('手机号或密码错误', 'credentials-wrong'))
  },
}

/** An unknown error code shows the server's message. */
export const AccountLocked: Story = {
  name: '账号已锁定',
  args: { backend: loginFailing('账号已被锁定，请联系客服', '1001') },
  async play(context) {
    const act = await submit(context)
    await act.hears('账号已被锁定，请联系客服')
  },
}

export const Offline: Story = {
  name: '离线',
  args: { backend: loginFailing('', null, 'offline') },
  async play(context) {
    const act = await submit(context)
    await act.hears(act.words.offline)
  },
}

export const TimedOut: Story = {
  name: '请求超时',
  args: { backend: loginFailing('', null, 'timeout') },
  async play(context) {
    const act = await submit(context)
    await act.hears(act.words.timeout)
  },
}

export const RateLimited: Story = {
  name: '操作频繁',
  args: { backend: loginFailing('', null, 'rate-limited') },
  async play(context) {
    const act = await submit(context)
    await act.hears(act.words.rateLimited)
  },
}

export const ServerDown: Story = {
  name: '服务器错误',
  args: { backend: loginFailing('', null, 'server') },
  async play(context) {
    const act = await submit(context)
    await act.hears(act.words.serverFailure)
  },
}

export const QqUnavailable: Story = {
  name: 'QQ 登录不可用',
  args: { backend: createFakeBackend({ qqLoginUrl: () => null }) },
  async play(context) {
    const { hears, press, words } = actor(context)
    await press(words.qqLogin)
    await hears(words.qqUnavailable)
  },
}

export const AfterRegistration: Story = {
  name: '注册后',
  render: (args, context) => {
    const notice = localeOf(context.globals).registered
    return inLanguage(
      { ...args, opens: (open) => open('login', { mobile: storyMobile, notice }) },
      context,
    )
  },
  async play(context) {
    const { sees, words } = actor(context)
    await sees(words.registered)
  },
}

/** The hint shows the masked phone of the last sign-in. */
export const SignedInBefore: Story = {
  name: '曾经登录',
  args: { store: storeWith({ mobile: '138****0001' }) },
  async play(context) {
    const { sees, words } = actor(context)
    await sees(words.lastMobile('138****0001'))
  },
}
