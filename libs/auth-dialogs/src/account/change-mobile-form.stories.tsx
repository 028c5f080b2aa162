import type { Meta, StoryObj } from '@storybook/react-vite'
import { actor, storyMobile } from '../testing/actor'
import { AuthHarness } from '../testing/auth-harness'
import { pending } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { formSource } from '../testing/story-source'
import { inLanguage } from '../testing/in-language'
import { stopClock } from '../testing/clock'
import type { AccountBackend } from './account-backend'
import { accountMessagesOf, fakeAccountBackend } from './account.fixture'
import { ChangeMobileForm } from './change-mobile-form'

const form = (overrides: Partial<AccountBackend> = {}) => (
  <ChangeMobileForm
    backend={fakeAccountBackend(overrides)}
    mobile={storyMobile}
    onChanged={() => undefined}
  />
)

const meta = {
  title: 'Business 业务组件/Account 登录与账号/Change mobile 更换手机号',
  component: AuthHarness,
  parameters: {
    usage: {
      zh: '更换绑定的手机号：先验证原手机号，再绑定新手机号。',
      use: 'To replace the mobile number of an account, in two steps: 验证原手机号, 绑定新手机号.',
      avoid: 'For an account without a number: Bind mobile.',
      do: 'Return to the first step with 身份验证已过期 when the verification is too old.',
      never: 'Do not accept the number that the account already has.',
    },
    docs: {
      describes: ChangeMobileForm,
      source: formSource(
        'ChangeMobileForm',
        'backend={backend} mobile={mobile} onChanged={showAccount}',
      ),
      story: { inline: false, height: '480px' },
    },
    isTranslated: true,
    asksServer: true,
    controls: { disable: true },
  },
  render: inLanguage,
  subcomponents: { ChangeMobileForm },
  beforeEach: stopClock,
  args: { children: form() },
} satisfies Meta<typeof AuthHarness>

export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<typeof actor>[0]

async function prove(context: Context) {
  const act = actor(context)
  await act.hasCaptchaImage()
  await act.enter({ [act.words.captcha]: '7kqm' })
  await act.press(act.words.sendSms)
  await act.enter({ [act.words.mobileCode]: '012345' })
  await act.press(accountMessagesOf(context).next)
  return act
}

async function change(context: Context) {
  const act = await prove(context)
  await act.sees(accountMessagesOf(context).newMobileIntro)
  await act.askForCode('13900000000')
  await act.enter({ [act.words.mobileCode]: '012345' })
  await act.press(accountMessagesOf(context).change)
  return act
}

export const OldNumber: Story = {
  name: '验证旧号码',
  async play(context) {
    const act = actor(context)
    await act.hasCaptchaImage()
    await act.sees('138****0001')
  },
}

export const WrongCode: Story = {
  name: '验证码错误',
  args: {
    children: form({
      verifyMobile: () => Promise.reject(fakeFailure('短信验证码错误', 'sms-code-wrong')),
    }),
  },
  async play(context) {
    const act = await prove(context)
    await act.corrects(act.words.mobileCode, act.refusal('短信验证码错误', 'sms-code-wrong'))
  },
}

export const NewNumber: Story = {
  name: '填写新号码',
  async play(context) {
    const act = await prove(context)
    await act.sees(accountMessagesOf(context).newMobileIntro)
    await act.hasCaptchaImage()
  },
}

export const SameNumber: Story = {
  name: '号码未变',
  async play(context) {
    const act = await prove(context)
    await act.sees(accountMessagesOf(context).newMobileIntro)
    await act.enter({ [act.words.mobile]: storyMobile, [act.words.mobileCode]: '012345' })
    await act.press(accountMessagesOf(context).change)
    await act.corrects(act.words.mobile, accountMessagesOf(context).sameMobile)
  },
}

export const NumberTaken: Story = {
  name: '号码已被使用',
  args: {
    children: form({
      changeMobile: () => Promise.reject(fakeFailure('手机号已存在', 'mobile-taken')),
    }),
  },
  async play(context) {
    const act = await change(context)
    await act.corrects(act.words.mobile, act.refusal('手机号已存在', 'mobile-taken'))
  },
}

/** The verification of the old number is valid for an hour. */
export const ProofExpired: Story = {
  name: '验证已过期',
  args: {
    children: form({
      changeMobile: () => Promise.reject(fakeFailure('参数错误', 'proof-expired')),
    }),
  },
  async play(context) {
    const act = await change(context)
    await act.hears(accountMessagesOf(context).proofExpired)
    await act.sees('138****0001')
  },
}

export const Changing: Story = {
  name: '更换中',
  // Only one of the frames on a docs page can have the focus.
  tags: ['!autodocs'],
  args: { children: form({ changeMobile: (_, signal) => pending(signal) }) },
  async play(context) {
    const act = await change(context)
    await act.isBusy(accountMessagesOf(context).change)
  },
}
