import { axeViolations } from '@shuyuan/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthEvent } from '../port/auth-event'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { hideTab } from '../testing/hide-tab'
import { pass, renderStage } from '../testing/render-stage'
import { ScanLoginPanel } from './scan-login-panel'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const briefly: Partial<AuthBackend> = {
  startScanLogin: async () => ({ url: 'u', key: 'k', expiresAt: Date.now() + 10_000 }),
}

async function openScan(overrides: Partial<AuthBackend>) {
  const backend = createFakeBackend(overrides)
  const onSignedIn = vi.fn()
  const onEvent = vi.fn<(event: AuthEvent) => void>()
  const startScanLogin = vi.spyOn(backend, 'startScanLogin')
  const fetchScanCode = vi.spyOn(backend, 'fetchScanCode')
  const exchangeLoginCode = vi.spyOn(backend, 'exchangeLoginCode')
  await renderStage({ backend, onSignedIn, onEvent, opens: (open) => open('scan') })
  await pass(0)
  const states = () =>
    onEvent.mock.calls.flatMap(([event]) => (event.type === 'scan-changed' ? [event.status] : []))
  return { startScanLogin, fetchScanCode, exchangeLoginCode, onSignedIn, states }
}

/** The state the frame shows. */
function shown() {
  return document.querySelector('[data-auth-part="ticket"]')?.getAttribute('data-state')
}

test('shows the code, asks each second while nobody confirms, and signs in once', async () => {
  let code: string | null = null
  const calls = await openScan({ fetchScanCode: async () => ({ code }) })
  expect(calls.startScanLogin).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('img', { name: '微信登录二维码' })).toBeTruthy()
  expect(screen.getByText('5 分 0 秒后过期')).toBeTruthy()
  expect(calls.fetchScanCode).not.toHaveBeenCalled()
  await pass(3000)
  expect(calls.fetchScanCode).toHaveBeenCalledTimes(3)
  expect(screen.getByText('4 分 57 秒后过期')).toBeTruthy()
  code = 'C'
  await pass(5000)
  expect(calls.fetchScanCode).toHaveBeenCalledTimes(4)
  expect(calls.exchangeLoginCode).toHaveBeenCalledTimes(1)
  expect(calls.onSignedIn).toHaveBeenCalledTimes(1)
  expect(calls.onSignedIn).toHaveBeenCalledWith('fake-token', { via: 'scan' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})

test('one question at a time, however slow the server', async () => {
  let open = 0
  let most = 0
  const { fetchScanCode } = await openScan({
    async fetchScanCode() {
      most = Math.max(most, ++open)
      await new Promise((resolve) => setTimeout(resolve, 2500))
      open--
      return { code: null }
    },
  })
  await pass(10_000)
  expect(most).toBe(1)
  expect(fetchScanCode).toHaveBeenCalledTimes(4)
})

test('rests in a hidden tab and asks at once when it shows again', async () => {
  const { fetchScanCode } = await openScan({})
  await pass(1000)
  hideTab(true)
  await pass(30_000)
  expect(fetchScanCode).toHaveBeenCalledTimes(1)
  hideTab(false)
  await pass(0)
  expect(fetchScanCode).toHaveBeenCalledTimes(2)
})

test.each([0, -60_000])('is over at once when it comes too late (%s ms left)', async (left) => {
  const serverTime = Date.now() + 86_400_000
  const { fetchScanCode, states } = await openScan({
    startScanLogin: async () => ({ url: 'u', key: 'k', expiresAt: serverTime + left, serverTime }),
  })
  expect(shown()).toBe('expired')
  expect(screen.getByText(/二维码已过期/)).toBeTruthy()
  expect(states()).toEqual(['loading', 'expired'])
  await pass(10_000)
  expect(fetchScanCode).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '刷新二维码' })).toBeTruthy()
})

test('expires at its time, stops asking and can be renewed', async () => {
  const { fetchScanCode, startScanLogin } = await openScan(briefly)
  await pass(9999)
  expect(shown()).toBe('ready')
  await pass(1)
  expect(screen.getByText(/二维码已过期/)).toBeTruthy()
  const asked = fetchScanCode.mock.calls.length
  await pass(5000)
  expect(fetchScanCode).toHaveBeenCalledTimes(asked)
  fireEvent.click(screen.getByRole('button', { name: '刷新二维码' }))
  await pass(0)
  expect(startScanLogin).toHaveBeenCalledTimes(2)
  expect(screen.getByText('10 秒后过期')).toBeTruthy()
  await pass(1000)
  expect(fetchScanCode).toHaveBeenCalledTimes(asked + 1)
})

test('too many calls slow the questions down for a minute, and the code stays', async () => {
  let isLimited = false
  const limited = () => Promise.reject(fakeFailure('请稍后再试', null, 'rate-limited'))
  const { fetchScanCode } = await openScan({
    fetchScanCode: () => (isLimited ? limited() : Promise.resolve({ code: null })),
  })
  await pass(2000)
  expect(fetchScanCode).toHaveBeenCalledTimes(2)
  isLimited = true
  await pass(41_000)
  expect(fetchScanCode).toHaveBeenCalledTimes(2 + 5)
  expect(shown()).toBe('ready')
  isLimited = false
  await pass(60_000)
  expect(fetchScanCode).toHaveBeenCalledTimes(7 + 6)
  fetchScanCode.mockClear()
  await pass(30_000)
  expect(fetchScanCode.mock.calls.length).toBeGreaterThan(20)
})

test('a confirmed code whose exchange meets too many calls is exchanged later', async () => {
  let isLimited = true
  const { exchangeLoginCode, onSignedIn } = await openScan({
    fetchScanCode: async () => ({ code: 'C' }),
    exchangeLoginCode: async () => {
      if (isLimited) throw fakeFailure('操作太频繁，请一分钟后再试', null, 'rate-limited')
      return { kind: 'signed-in', token: 'fake-token' }
    },
  })
  await pass(1000)
  expect(screen.getByText('操作太频繁，请一分钟后再试')).toBeTruthy()
  isLimited = false
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(1000)
  expect(exchangeLoginCode).toHaveBeenCalledTimes(2)
  expect(onSignedIn).toHaveBeenCalledTimes(1)
})

test('a refused question or exchange is expiry', async () => {
  const { exchangeLoginCode } = await openScan({
    fetchScanCode: async () => ({ code: 'C' }),
    exchangeLoginCode: () => Promise.reject(fakeFailure('已过期', 'login-code-expired')),
  })
  await pass(1000)
  expect(screen.getByText(/二维码已过期/)).toBeTruthy()
  expect(exchangeLoginCode).toHaveBeenCalledTimes(1)
})

test.each(['dialog', 'notify'] as const)(
  'why an exchange failed is said in the frame in place of expiry (failures: %s)',
  async (failures) => {
    const notify = vi.fn()
    const backend = createFakeBackend({
      fetchScanCode: async () => ({ code: 'C' }),
      exchangeLoginCode: () => Promise.reject(fakeFailure('用户已锁定无法登录')),
    })
    await renderStage({ backend, notify, failures, opens: (open) => open('scan') })
    await pass(1000)
    expect(screen.getByRole('status').textContent).toBe('用户已锁定无法登录')
    expect(screen.getByRole('button', { name: '刷新二维码' })).toBeTruthy()
    expect(notify).not.toHaveBeenCalled()
  },
)

test('a dead key is expiry', async () => {
  await openScan({ fetchScanCode: () => Promise.reject(fakeFailure('参数错误')) })
  await pass(1000)
  expect(screen.getByRole('button', { name: '刷新二维码' })).toBeTruthy()
})

test('puts up with two lost questions, rests at the third, goes on when told to', async () => {
  const lost = fakeFailure('网络连接失败', null, 'offline')
  const { fetchScanCode, states } = await openScan({ fetchScanCode: () => Promise.reject(lost) })
  await pass(2000)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(1000)
  expect(screen.getByRole('alert').textContent).toBe('网络连接已断开，恢复后将继续')
  expect(shown()).toBe('offline')
  await pass(10_000)
  expect(fetchScanCode).toHaveBeenCalledTimes(3)
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(1000)
  expect(fetchScanCode).toHaveBeenCalledTimes(4)
  expect(states()).toEqual(['loading', 'ready', 'offline', 'ready'])
})

test('a server that fails three times is not taken for a lost connection', async () => {
  let fails = true
  const { startScanLogin } = await openScan({
    fetchScanCode: async () => {
      if (fails) throw fakeFailure('服务器暂时无法响应', null, 'server')
      return { code: null }
    },
  })
  await pass(3000)
  expect(shown()).toBe('failed')
  expect(screen.getByRole('alert').textContent).toBe('服务器暂时无法响应')
  fails = false
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(5000)
  expect(shown()).toBe('ready')
  expect(startScanLogin).toHaveBeenCalledTimes(1)
})

test('goes on by itself when the browser is online again', async () => {
  const lost = fakeFailure('网络连接失败', null, 'offline')
  const { fetchScanCode } = await openScan({ fetchScanCode: () => Promise.reject(lost) })
  await pass(3000)
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  await pass(1000)
  expect(fetchScanCode).toHaveBeenCalledTimes(4)
})

test('offline from the start, it gets its code when the connection is there', async () => {
  const startScanLogin = vi
    .fn(createFakeBackend().startScanLogin)
    .mockRejectedValueOnce(fakeFailure('网络连接失败', null, 'offline'))
  await openScan({ startScanLogin })
  expect(shown()).toBe('offline')
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  await pass(0)
  expect(shown()).toBe('ready')
  expect(startScanLogin).toHaveBeenCalledTimes(2)
})

test('expires while it is offline too', async () => {
  const lost = fakeFailure('网络连接失败', null, 'offline')
  await openScan({ ...briefly, fetchScanCode: () => Promise.reject(lost) })
  await pass(3000)
  expect(shown()).toBe('offline')
  await pass(7000)
  expect(shown()).toBe('expired')
})

test('the server’s clock decides, not the visitor’s', async () => {
  const { fetchScanCode } = await openScan({
    startScanLogin: async () => {
      const serverTime = Date.now() + 7_200_000
      return { url: 'u', key: 'k', expiresAt: serverTime + 5000, serverTime }
    },
  })
  expect(screen.getByText('5 秒后过期')).toBeTruthy()
  await pass(5000)
  expect(shown()).toBe('expired')
  const asked = fetchScanCode.mock.calls.length
  await pass(5000)
  expect(fetchScanCode).toHaveBeenCalledTimes(asked)
})

test('an expiry that was seen stays, also when the clock is set back', async () => {
  await openScan(briefly)
  await pass(10_000)
  vi.setSystemTime(Date.now() - 8000)
  await pass(2000)
  expect(shown()).toBe('expired')
})

test('a confirmation that comes after the expiry signs nobody in', async () => {
  const { onSignedIn, exchangeLoginCode } = await openScan({
    ...briefly,
    fetchScanCode: async () => {
      await new Promise((resolve) => setTimeout(resolve, 9500))
      return { code: 'C' }
    },
  })
  await pass(15_000)
  expect(shown()).toBe('expired')
  expect(exchangeLoginCode).not.toHaveBeenCalled()
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('without a code there is a reason and a way to try again', async () => {
  const backend = createFakeBackend()
  const startScanLogin = vi
    .fn(backend.startScanLogin)
    .mockRejectedValueOnce(fakeFailure('服务器暂时无法响应', null, 'server'))
  await openScan({ startScanLogin })
  expect(screen.getByRole('alert').textContent).toContain('服务器暂时无法响应')
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(0)
  expect(screen.getByRole('img', { name: '微信登录二维码' })).toBeTruthy()
})

test('an account without a mobile goes on to bind one', async () => {
  const { onSignedIn, states } = await openScan({
    fetchScanCode: async () => ({ code: 'C' }),
    async exchangeLoginCode() {
      await new Promise((resolve) => setTimeout(resolve, 200))
      return { kind: 'bind-mobile', code: 'C2' }
    },
  })
  await pass(1199)
  expect(screen.getByText('已确认，正在登录')).toBeTruthy()
  await pass(1)
  expect(screen.getByRole('dialog', { name: '绑定手机号' })).toBeTruthy()
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(states()).toEqual(['loading', 'ready', 'settling', 'needs-binding'])
})

test('a host that binds mobiles itself is told once and the panel stays', async () => {
  const onNeedsBinding = vi.fn()
  await renderStage({
    backend: createFakeBackend({
      fetchScanCode: async () => ({ code: 'C' }),
      exchangeLoginCode: async () => ({ kind: 'bind-mobile', code: 'C2' }),
    }),
    children: <ScanLoginPanel onNeedsBinding={onNeedsBinding} />,
  })
  await pass(5000)
  expect(onNeedsBinding.mock.calls).toEqual([['C2']])
  expect(shown()).toBe('needs-binding')
  expect(screen.getByText('已确认，请绑定手机号')).toBeTruthy()
})

test('closing before the code arrives starts no asking', async () => {
  const signals: AbortSignal[] = []
  const { fetchScanCode } = await openScan({
    startScanLogin: async (signal) => {
      signals.push(signal)
      await new Promise((resolve) => setTimeout(resolve, 500))
      return { url: 'u', key: 'k', expiresAt: Date.now() + 300_000 }
    },
  })
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  await pass(5000)
  expect(signals[0]?.aborted).toBe(true)
  expect(fetchScanCode).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('goes back to the other ways, free of accessibility faults', async () => {
  await openScan({})
  vi.useRealTimers()
  expect(await axeViolations(screen.getByRole('dialog', { name: '微信扫码登录' }))).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '其他方式登录' }))
  expect(screen.getByRole('dialog', { name: '登录' })).toBeTruthy()
})
