import { axeViolations } from '@shuyuan/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AuthBackend } from '../port/auth-backend'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { pass, renderStage } from '../testing/render-stage'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

async function openScan(overrides: Partial<AuthBackend>, onSignedIn = vi.fn()) {
  const backend = createFakeBackend(overrides)
  const startScanLogin = vi.spyOn(backend, 'startScanLogin')
  const fetchScanCode = vi.spyOn(backend, 'fetchScanCode')
  const exchangeLoginCode = vi.spyOn(backend, 'exchangeLoginCode')
  await renderStage({ backend, onSignedIn, opens: (open) => open('scan') })
  await pass(0)
  return { startScanLogin, fetchScanCode, exchangeLoginCode, onSignedIn }
}

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
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
  hide(true)
  await pass(30_000)
  expect(fetchScanCode).toHaveBeenCalledTimes(1)
  hide(false)
  await pass(0)
  expect(fetchScanCode).toHaveBeenCalledTimes(2)
})

test('expires at its time, stops asking and can be renewed', async () => {
  const { fetchScanCode, startScanLogin } = await openScan({})
  await pass(300_000)
  expect(screen.getByText(/二维码已过期/)).toBeTruthy()
  const asked = fetchScanCode.mock.calls.length
  await pass(5000)
  expect(fetchScanCode).toHaveBeenCalledTimes(asked)
  fireEvent.click(screen.getByRole('button', { name: '刷新二维码' }))
  await pass(0)
  expect(startScanLogin).toHaveBeenCalledTimes(2)
  expect(screen.getByText('5 分 0 秒后过期')).toBeTruthy()
  await pass(1000)
  expect(fetchScanCode).toHaveBeenCalledTimes(asked + 1)
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

test('a dead key is expiry', async () => {
  await openScan({ fetchScanCode: () => Promise.reject(fakeFailure('参数错误')) })
  await pass(1000)
  expect(screen.getByRole('button', { name: '刷新二维码' })).toBeTruthy()
})

test('puts up with two lost questions, rests at the third, goes on when told to', async () => {
  const lost = fakeFailure('网络连接失败', null, 'offline')
  const { fetchScanCode } = await openScan({ fetchScanCode: () => Promise.reject(lost) })
  await pass(2000)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(1000)
  expect(screen.getByText('网络连接已断开，恢复后将继续')).toBeTruthy()
  await pass(10_000)
  expect(fetchScanCode).toHaveBeenCalledTimes(3)
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(1000)
  expect(fetchScanCode).toHaveBeenCalledTimes(4)
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
  const { onSignedIn } = await openScan({
    fetchScanCode: async () => ({ code: 'C' }),
    exchangeLoginCode: async () => ({ kind: 'bind-mobile', code: 'C2' }),
  })
  await pass(1000)
  expect(screen.getByRole('dialog', { name: '绑定手机号' })).toBeTruthy()
  expect(onSignedIn).not.toHaveBeenCalled()
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
