import type { Meta, StoryObj } from '@storybook/react-vite'
import { actor, storyMobile } from '../testing/actor'
import { AuthHarness } from '../testing/auth-harness'
import { formSource } from '../testing/story-source'
import { inLanguage } from '../testing/in-language'
import { stopClock } from '../testing/clock'
import { accountMessagesOf, fakeAccountBackend } from './account.fixture'
import { ProveMobileForm } from './prove-mobile-form'

const meta = {
  title: 'Business 业务组件/Account 登录与账号/Prove mobile 验证手机号',
  component: AuthHarness,
  parameters: {
    usage: {
      zh: '重要操作之前，用短信验证码确认是本人。',
      use: 'Before a step that cannot be undone, such as 注销账号, and as the first step of Change mobile.',
      avoid: 'To sign in: SMS login.',
      do: 'Show the number with hidden middle digits, and pass intro when it says more than the default.',
      never: 'Do not send the code before the learner has clicked 获取验证码.',
    },
    docs: {
      describes: ProveMobileForm,
      source: formSource('ProveMobileForm', 'backend={backend} mobile={mobile} onProven={goOn}'),
      story: { inline: false, height: '420px' },
    },
    isTranslated: true,
    asksServer: true,
    controls: { disable: true },
  },
  render: inLanguage,
  subcomponents: { ProveMobileForm },
  beforeEach: stopClock,
  args: {
    children: (
      <ProveMobileForm
        backend={fakeAccountBackend()}
        mobile={storyMobile}
        onProven={() => undefined}
      />
    ),
  },
} satisfies Meta<typeof AuthHarness>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: '默认', play: (context) => actor(context).hasCaptchaImage() }

export const NothingFilledIn: Story = {
  name: '未填写',
  async play(context) {
    const act = actor(context)
    await act.hasCaptchaImage()
    await act.press(accountMessagesOf(context).next)
    await act.corrects(act.words.captcha, act.words.captchaRequired)
  },
}
