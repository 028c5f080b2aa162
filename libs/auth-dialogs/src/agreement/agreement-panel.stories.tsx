import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthStage } from '../testing/auth-stage'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'

const meta = {
  title: 'auth-dialogs/Agreement',
  component: AuthStage,
  args: {
    site: {
      userProtocolUrl: 'https://site.example/user',
      privacyProtocolUrl: 'https://site.example/privacy',
    },
    opens: (open) => open('agreement', { documents: ['user', 'privacy'] }),
  },
} satisfies Meta<typeof AuthStage>

export default meta

type Story = StoryObj<typeof meta>

export const BothDocuments: Story = {}

export const OneDocument: Story = {
  args: { opens: (open) => open('agreement', { documents: ['privacy'] }) },
}

/** Agree to see it. */
export const NotRecorded: Story = {
  args: {
    backend: createFakeBackend({
      agreeToAgreements: () => Promise.reject(fakeFailure('请求超时，请稍后重试', null, 'timeout')),
    }),
  },
}
