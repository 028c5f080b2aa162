import type { Meta, StoryObj } from '@storybook/react-vite'
import { actor, storyMobile } from '../testing/actor'
import { AuthStage } from '../testing/auth-stage'
import { stopClock } from '../testing/stop-clock'
import { fakeAccountBackend } from './fake-account-backend.fixture'
import { ProveMobileForm } from './prove-mobile-form'

const meta = {
  title: 'auth-dialogs/Prove mobile',
  component: AuthStage,
  // These forms speak Chinese unless they are given other words.
  globals: { language: 'zh-CN' },
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
} satisfies Meta<typeof AuthStage>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { play: (context) => actor(context).hasPicture() }

export const NothingFilledIn: Story = {
  async play(context) {
    const act = actor(context)
    await act.hasPicture()
    await act.press('下一步')
    await act.corrects(act.words.captcha, act.words.captchaRequired)
  },
}
