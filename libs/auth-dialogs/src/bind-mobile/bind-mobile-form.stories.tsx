import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthStage } from '../testing/auth-stage'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { BindMobileForm } from './bind-mobile-form'

const meta = {
  title: 'auth-dialogs/Bind mobile',
  component: AuthStage,
} satisfies Meta<typeof AuthStage>

export default meta

type Story = StoryObj<typeof meta>

export const OnAPage: Story = { args: { children: <BindMobileForm /> } }

export const AfterAScan: Story = {
  args: { opens: (open) => open('bind-mobile', { code: 'fake-code', scene: 'login' }) },
}

/** Submit to see it. */
export const CodeExpired: Story = {
  args: {
    backend: createFakeBackend({
      registerWithSocialite: () => Promise.reject(fakeFailure('已过期', 'login-code-expired')),
    }),
    opens: (open) => open('bind-mobile', { code: 'fake-code' }),
  },
}
