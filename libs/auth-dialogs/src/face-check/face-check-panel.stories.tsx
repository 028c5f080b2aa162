import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthStage } from '../testing/auth-stage'
import { createFakeBackend, pending } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { FaceCheckPanel } from './face-check-panel'

const meta = {
  title: 'auth-dialogs/Face check',
  component: AuthStage,
  args: { children: <FaceCheckPanel onPassed={() => undefined} /> },
} satisfies Meta<typeof AuthStage>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = {
  args: { backend: createFakeBackend({ startFaceCheck: pending }) },
}

export const Unavailable: Story = {
  args: {
    backend: createFakeBackend({
      startFaceCheck: () => Promise.reject(fakeFailure('无法发起实名认证')),
    }),
  },
}

export const Passed: Story = {
  args: { backend: createFakeBackend({ fetchFaceCheckPassed: async () => true }) },
}
