import type { Meta, StoryObj } from '@storybook/react-vite'
import { deadlineKey } from '../sms/deadline-key'
import { AuthStage } from '../testing/auth-stage'
import { createFakeBackend, pending } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'

const mobile = '13800000001'

const meta = {
  title: 'auth-dialogs/Login',
  component: AuthStage,
  args: {
    site: { qq: true, wechat: true },
    navigate: () => undefined,
    opens: (open) => open('login'),
  },
} satisfies Meta<typeof AuthStage>

export default meta

type Story = StoryObj<typeof meta>

export const Password: Story = {}

export const WithoutThirdParties: Story = { args: { site: {} } }

export const Sms: Story = { args: { opens: (open) => open('login', { tab: 'sms', mobile }) } }

export const SmsWaiting: Story = {
  args: {
    store: {
      get: (key) =>
        key === 'deadlines'
          ? JSON.stringify({ [deadlineKey('login', mobile)]: Date.now() + 119_000 })
          : null,
      set: () => undefined,
    },
    opens: (open) => open('login', { tab: 'sms', mobile }),
  },
}

export const CaptchaLoading: Story = {
  args: {
    backend: createFakeBackend({ fetchCaptchaImage: pending }),
    opens: (open) => open('login', { tab: 'sms' }),
  },
}

export const CaptchaFailed: Story = {
  args: {
    backend: createFakeBackend({
      fetchCaptchaImage: () => Promise.reject(fakeFailure('网络连接失败', null, 'offline')),
    }),
    opens: (open) => open('login', { tab: 'sms' }),
  },
}

/** Submit to see it. */
export const WrongPassword: Story = {
  args: {
    backend: createFakeBackend({
      loginWithPassword: () => Promise.reject(fakeFailure('手机号或密码错误', 'credentials-wrong')),
    }),
  },
}

/** Submit to see it. */
export const Submitting: Story = {
  args: {
    backend: createFakeBackend({ loginWithPassword: (_, signal) => pending(signal) }),
  },
}

export const AfterRegistration: Story = {
  args: { opens: (open) => open('login', { mobile, notice: '注册成功，请登录' }) },
}
