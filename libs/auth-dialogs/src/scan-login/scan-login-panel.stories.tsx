import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { actor } from '../testing/actor'
import { AuthHarness } from '../testing/auth-harness'
import { createFakeBackend, pending } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { hurryTimers, stopClock } from '../testing/clock'
import { dialogSource } from '../testing/story-source'
import { inLanguage } from '../testing/in-language'
import { ScanLoginPanel } from './scan-login-panel'

const meta = {
  title: 'Business 业务组件/Account 登录与账号/Scan login 扫码登录',
  component: AuthHarness,
  subcomponents: { ScanLoginPanel },
  parameters: {
    usage: {
      zh: '微信扫码登录，手机确认后页面自动登录。',
      use: 'For sign-in with WeChat: 微信登录 below the login form opens it.',
      avoid: 'To link WeChat to an existing account: Scan to bind.',
      do: 'Show how long the code is valid. Replace an expired code with 刷新二维码.',
      never: 'Do not leave out the hint for phones, which cannot scan their own screen.',
      measures: 'QR code 200 px. The frame keeps its size in every state.',
    },
    isTranslated: true,
    asksServer: true,
    docs: {
      describes: ScanLoginPanel,
      source: dialogSource,
      story: { inline: false, height: '600px' },
    },
  },
  render: inLanguage,
  args: { siteName: 'Academy', opens: (open) => open('scan') },
} satisfies Meta<typeof AuthHarness>

export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: '加载中',
  args: { backend: createFakeBackend({ startScanLogin: pending }) },
  async play(context) {
    const { sees, words } = actor(context)
    await sees(words.scanLoading)
  },
}

/** The clock of this story is stopped. */
export const Ready: Story = {
  name: '二维码',
  beforeEach: stopClock,
  async play(context) {
    const { sees, words } = actor(context)
    await screen.findByRole('img', { name: words.scanCode })
    await sees(words.expiresIn(5, 0))
  },
}

export const LastSeconds: Story = {
  name: '即将过期',
  beforeEach: stopClock,
  args: {
    backend: createFakeBackend({
      startScanLogin: async () => ({
        url: 'https://login.example/scan?key=late',
        key: 'late',
        expiresAt: Date.now() + 42_000,
        serverTime: Date.now(),
      }),
    }),
  },
  async play(context) {
    const { sees, words } = actor(context)
    await sees(words.expiresIn(0, 42))
  },
}

export const Expired: Story = {
  name: '二维码已过期',
  args: {
    backend: createFakeBackend({
      startScanLogin: async () => ({
        url: 'https://login.example/scan?key=old',
        key: 'old',
        expiresAt: Date.now() + 20,
      }),
    }),
  },
  async play(context) {
    const { sees, seesButton, words } = actor(context)
    await sees(words.scanExpired)
    await seesButton(words.refreshCode)
  },
}

/** The scan was confirmed, but the exchange was refused. */
export const ExchangeRefused: Story = {
  name: '登录被拒绝',
  beforeEach: hurryTimers,
  args: {
    backend: createFakeBackend({
      fetchScanCode: async () => ({ code: 'fake-code' }),
      exchangeLoginCode: () => Promise.reject(fakeFailure('登录码已失效', 'login-code-expired')),
    }),
  },
  async play(context) {
    const { sees, words } = actor(context)
    await sees(words.scanExpired)
  },
}

export const Failed: Story = {
  name: '加载失败',
  args: {
    backend: createFakeBackend({
      startScanLogin: () => Promise.reject(fakeFailure('', null, 'server')),
    }),
  },
  async play(context) {
    const { hears, words } = actor(context)
    await hears(words.serverFailure)
  },
}

/** The first QR code failed to load. */
export const Offline: Story = {
  name: '离线',
  args: {
    backend: createFakeBackend({
      startScanLogin: () => Promise.reject(fakeFailure('', null, 'offline')),
    }),
  },
  async play(context) {
    const { hears, words } = actor(context)
    await hears(words.networkLost)
  },
}

/** Polling failed three times; two misses are tolerated. */
export const ConnectionLost: Story = {
  // It looks the same as the story without a network.
  tags: ['!autodocs'],
  ...Offline,
  name: '连接中断',
  beforeEach: hurryTimers,
  args: {
    backend: createFakeBackend({
      fetchScanCode: () => Promise.reject(fakeFailure('', null, 'offline')),
    }),
  },
}

export const Settling: Story = {
  name: '登录中',
  beforeEach: hurryTimers,
  args: {
    backend: createFakeBackend({
      fetchScanCode: async () => ({ code: 'fake-code' }),
      exchangeLoginCode: (_, signal) => pending(signal),
    }),
  },
  async play(context) {
    const { sees, words } = actor(context)
    await sees(words.scanSettling)
  },
}

/** The bind-mobile dialog opens. */
export const NeedsBinding: Story = {
  name: '需要绑定手机号',
  beforeEach: hurryTimers,
  args: {
    backend: createFakeBackend({
      fetchScanCode: async () => ({ code: 'fake-code' }),
      exchangeLoginCode: async () => ({ kind: 'bind-mobile', code: 'fake-code' }),
    }),
  },
  async play(context) {
    const { words } = actor(context)
    await screen.findByRole('dialog', { name: words.bindTitle })
  },
}
