import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthStage } from '../testing/auth-stage'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'

const meta = {
  title: 'auth-dialogs/Reset password',
  component: AuthStage,
  args: { opens: (open) => open('reset', { mobile: '13800000001' }) },
} satisfies Meta<typeof AuthStage>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** Send a code to see it. */
export const WrongCaptcha: Story = {
  args: {
    backend: createFakeBackend({
      sendSmsCode: () => Promise.reject(fakeFailure('图形验证码错误', 'captcha-wrong')),
    }),
  },
}
