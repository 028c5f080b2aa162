import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthStage } from '../testing/auth-stage'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'

const meta = {
  title: 'auth-dialogs/Register',
  component: AuthStage,
  args: {
    site: {
      userProtocolUrl: 'https://site.example/user',
      privacyProtocolUrl: 'https://site.example/privacy',
    },
    opens: (open) => open('register'),
  },
} satisfies Meta<typeof AuthStage>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** Submit to see it. */
export const MobileTaken: Story = {
  args: {
    backend: createFakeBackend({
      register: () => Promise.reject(fakeFailure('手机号已存在', 'mobile-taken')),
    }),
  },
}
