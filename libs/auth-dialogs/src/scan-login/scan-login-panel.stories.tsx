import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthStage } from '../testing/auth-stage'
import { createFakeBackend, pending } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'

const meta = {
  title: 'auth-dialogs/Scan login',
  component: AuthStage,
  args: { opens: (open) => open('scan') },
} satisfies Meta<typeof AuthStage>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = {
  args: { backend: createFakeBackend({ startScanLogin: pending }) },
}

export const Expired: Story = {
  args: {
    backend: createFakeBackend({
      startScanLogin: async () => {
        const now = Date.now()
        return { url: 'https://login.example', key: 'old', expiresAt: now, serverTime: now }
      },
    }),
  },
}

export const Failed: Story = {
  args: {
    backend: createFakeBackend({
      startScanLogin: () =>
        Promise.reject(fakeFailure('服务器暂时无法响应，请稍后再试', null, 'server')),
    }),
  },
}

export const Offline: Story = {
  args: {
    backend: createFakeBackend({
      fetchScanCode: () => Promise.reject(fakeFailure('网络连接失败', null, 'offline')),
    }),
  },
}

export const Confirmed: Story = {
  args: {
    backend: createFakeBackend({
      fetchScanCode: async () => ({ code: 'fake-code' }),
      exchangeLoginCode: (_, signal) => pending(signal),
    }),
  },
}

export const NeedsBinding: Story = {
  args: {
    backend: createFakeBackend({
      fetchScanCode: async () => ({ code: 'fake-code' }),
      exchangeLoginCode: async () => ({ kind: 'bind-mobile', code: 'fake-code' }),
    }),
  },
}
