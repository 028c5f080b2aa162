import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { actor, storyMobile } from '../testing/actor'
import { AuthHarness, type AuthHarnessProps } from '../testing/auth-harness'
import { createFakeBackend } from '../testing/create-fake-backend'
import { dialogSource } from '../testing/story-source'
import { inLanguage } from '../testing/in-language'
import { OpenButton } from '../testing/open-button'
import { stopClock } from '../testing/clock'

/** Complete flows by keyboard alone, from the button that opens a dialog and back to it. */
const meta = {
  title: 'Business 业务组件/Account 登录与账号/By keyboard 键盘操作',
  // These stories test behavior, not appearance.
  tags: ['!autodocs'],
  component: AuthHarness,
  parameters: {
    docs: { source: dialogSource, story: { inline: false, height: '640px' } },
    isTranslated: true,
    asksServer: true,
  },
  render: inLanguage,
  beforeEach: stopClock,
  args: {
    children: <OpenButton dialog="login" />,
    onSignedIn: fn(),
    siteName: 'Academy',
    site: {
      userProtocolUrl: 'https://site.example/user',
      privacyProtocolUrl: 'https://site.example/privacy',
      wechat: true,
    },
  },
} satisfies Meta<typeof AuthHarness>

export default meta

type Story = StoryObj<typeof meta>

async function openFromPage(context: Parameters<typeof actor>[0], dialog = 'login') {
  const act = actor(context)
  await act.tabTo('button', dialog)
  await act.type('{Enter}')
  // The first field has the focus.
  await waitFor(async () => expect(await act.field(act.words.mobile)).toHaveFocus())
  return act
}

async function isBackOnPage(act: ReturnType<typeof actor>, dialog = 'login') {
  await act.isClosed()
  await waitFor(() => expect(screen.getByRole('button', { name: dialog })).toHaveFocus())
}

async function signedInOnce(onSignedIn: AuthHarnessProps['onSignedIn'], via: string) {
  await expect(onSignedIn).toHaveBeenCalledOnce()
  await expect(onSignedIn).toHaveBeenCalledWith('fake-token', {
    via,
    result: { token: 'fake-token' },
  })
}

/** Phone, captcha, the button that sends, code. */
async function proveMobile(act: ReturnType<typeof actor>) {
  const { words } = act
  await act.hasCaptchaImage()
  await act.tabTo('textbox', words.mobile)
  await act.type(storyMobile)
  await act.tabTo('textbox', words.captcha)
  await act.type('7kqm')
  await act.tabTo('button', words.sendSms)
  await act.type('{Enter}')
  await waitFor(async () => expect(await act.field(words.mobileCode)).toHaveFocus())
  await act.type('012345')
}

export const PasswordLogin: Story = {
  name: '密码登录',
  parameters: { controls: { disable: true } },

  async play(context) {
    const act = await openFromPage(context)
    await act.type(storyMobile)
    await context.userEvent.tab()
    await expect(await act.field(act.words.password)).toHaveFocus()
    await act.type('shuyuan123')
    await act.tabTo('button', act.words.login)
    await act.type('{Enter}')
    await isBackOnPage(act)
    await signedInOnce(context.args.onSignedIn, 'password')
  },
}

export const SmsLogin: Story = {
  name: '短信登录',
  parameters: { controls: { disable: true } },

  async play(context) {
    const act = await openFromPage(context)
    await act.tabTo('tab', act.words.passwordTab)
    await act.type('{ArrowRight}')
    await proveMobile(act)
    await act.type('{Enter}')
    await isBackOnPage(act)
    await signedInOnce(context.args.onSignedIn, 'sms')
  },
}

export const Registration: Story = {
  name: '注册',
  args: { backend: createFakeBackend({ register: fn(async () => undefined) }) },
  async play(context) {
    const act = await openFromPage(context)
    await act.tabTo('button', act.words.toRegister)
    await act.type('{Enter}')
    await screen.findByRole('dialog', { name: act.words.registerTitle })
    await proveMobile(act)
    await context.userEvent.tab()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'password'))
    await act.type('shuyuan123')
    const tick = screen.getByRole('checkbox')
    for (let stop = 0; stop < 4 && document.activeElement !== tick; stop += 1) {
      await context.userEvent.tab()
    }
    await act.type(' ')
    await expect(tick).toBeChecked()
    await act.tabTo('button', act.words.register)
    await act.type('{Enter}')
    await act.sees(act.words.registered)
    await expect(context.args.backend?.register).toHaveBeenCalledOnce()
  },
}

export const TabsByArrows: Story = {
  name: '方向键切换标签页',
  async play(context) {
    const act = await openFromPage(context)
    const tab = (name: string) => screen.getByRole('tab', { name })
    await act.tabTo('tab', act.words.passwordTab)
    await act.type('{ArrowRight}')
    await expect(tab(act.words.smsTab)).toHaveFocus()
    await expect(tab(act.words.smsTab)).toHaveAttribute('aria-selected', 'true')
    await act.hasCaptchaImage()
    await act.type('{ArrowLeft}')
    await expect(tab(act.words.passwordTab)).toHaveAttribute('aria-selected', 'true')
    await act.field(act.words.password)
  },
}

export const AnotherCaptcha: Story = {
  name: '刷新图形验证码',
  args: {
    backend: createFakeBackend({ fetchCaptchaImage: fn(createFakeBackend().fetchCaptchaImage) }),
    opens: (open) => open('login', { tab: 'sms' }),
  },
  async play(context) {
    const act = actor(context)
    const fetched = context.args.backend?.fetchCaptchaImage
    await act.hasCaptchaImage()
    await act.tabTo('textbox', act.words.captcha)
    await act.type('old')
    await act.tabTo('button', act.words.captchaRefresh)
    await act.type('{Enter}')
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
    await act.hasCaptchaImage()
    await expect(await act.field(act.words.captcha)).toHaveValue('')
  },
}

export const FirstBadField: Story = {
  name: '聚焦第一个错误',
  async play(context) {
    const act = await openFromPage(context)
    await act.type(storyMobile)
    await act.type('{Enter}')
    await act.corrects(act.words.password, act.words.passwordRequired)
  },
}

export const ClosedByEscape: Story = {
  name: 'Esc 关闭',
  parameters: { controls: { disable: true } },

  async play(context) {
    const act = await openFromPage(context)
    await act.type('{Escape}')
    await isBackOnPage(act)
  },
}

/** Consent requires a decision, so only the two buttons close the dialog. */
export const AgreementStays: Story = {
  name: '协议不能关闭',
  parameters: { controls: { disable: true } },

  args: { children: null, opens: (open) => open('agreement', { documents: ['user'] }) },
  async play(context) {
    const act = actor(context)
    await act.tabTo('button', act.words.disagree)
    await act.type('{Escape}')
    await act.seesButton(act.words.disagree)
    await act.tabTo('button', act.words.agree)
    await act.type('{Enter}')
    await act.isClosed()
  },
}
