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
import { ChangePasswordForm } from './change-password-form'

const form = (overrides: Partial<AccountBackend> = {}) => (
  <ChangePasswordForm
    backend={fakeAccountBackend(overrides)}
    mobile={storyMobile}
    onChanged={() => undefined}
  />
)

const meta = {
  title: 'Business 业务组件/Account 登录与账号/Change password 修改密码',
  component: AuthHarness,
  parameters: {
    usage: {
      zh: '在个人中心设置或修改登录密码。',
      use: 'To set or change the password in the user center. An SMS to the bound number verifies the learner.',
      avoid: 'For visitors: Reset password. Without a bound number: Bind mobile first.',
      do: 'Say that devices that are signed in stay signed in.',
      never: 'Do not let the learner edit the mobile number here.',
    },
    docs: {
      describes: ChangePasswordForm,
      source: formSource(
        'ChangePasswordForm',
        'backend={backend} mobile={mobile} onChanged={showAccount}',
      ),
      story: { inline: false, height: '580px' },
    },
    isTranslated: true,
    asksServer: true,
    controls: { disable: true },
  },
  render: inLanguage,
  subcomponents: { ChangePasswordForm },
  beforeEach: stopClock,
  args: { children: form() },
} satisfies Meta<typeof AuthHarness>

export default meta

type Story = StoryObj<typeof meta>

async function submit(context: Parameters<typeof actor>[0], password = 'shuyuan123') {
  const act = actor(context)
  await act.hasCaptchaImage()
  await act.enter({
    [act.words.captcha]: '7kqm',
    [act.words.mobileCode]: '012345',
    [act.words.newPassword]: password,
  })
  await act.press(accountMessagesOf(context).savePassword)
  return act
}

export const Empty: Story = { name: '默认', play: (context) => actor(context).hasCaptchaImage() }

export const TooShort: Story = {
  name: '密码过短',
  async play(context) {
    const act = await submit(context, '12345')
    await act.corrects(act.words.newPassword, accountMessagesOf(context).passwordLength)
  },
}

/** The number was changed elsewhere in the meantime. */
export const Refused: Story = {
  name: '被拒绝',
  args: {
    children: form({ changePassword: () => Promise.reject(fakeFailure('请绑定手机号')) }),
  },
  async play(context) {
    const act = await submit(context)
    await act.hears('请绑定手机号')
  },
}

export const Saving: Story = {
  name: '保存中',
  args: { children: form({ changePassword: (_, signal) => pending(signal) }) },
  async play(context) {
    const act = await submit(context)
    await act.isBusy(accountMessagesOf(context).savePassword)
  },
}
