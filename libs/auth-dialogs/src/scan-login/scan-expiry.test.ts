import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { fakeClock, pass, renderAuth } from '../testing/render-auth'
import { briefly, openScan, shown } from './open-scan.fixture'

fakeClock()

describe('the expiry of a scan login', () => {
  test.each([0, -60_000])(
    'expires immediately when it arrives too late (%s ms left)',
    async (left) => {
      const serverTime = Date.now() + 86_400_000
      const { fetchScanCode, states } = await openScan({
        startScanLogin: async () => ({
          url: 'u',
          key: 'k',
          expiresAt: serverTime + left,
          serverTime,
        }),
      })
      expect(shown()).toBe('expired')
      expect(screen.getByText(/二维码已过期/)).toBeTruthy()
      expect(states()).toEqual(['loading', 'expired'])
      await pass(10_000)
      expect(fetchScanCode).not.toHaveBeenCalled()
      expect(screen.getByRole('button', { name: '刷新二维码' })).toBeTruthy()
    },
  )

  test('expires on time, stops polling and can be refreshed', async () => {
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

  test('a refused poll or exchange expires the code', async () => {
    const { exchangeLoginCode } = await openScan({
      fetchScanCode: async () => ({ code: 'C' }),
      exchangeLoginCode: () => Promise.reject(fakeFailure('已过期', 'login-code-expired')),
    })
    await pass(1000)
    expect(screen.getByText(/二维码已过期/)).toBeTruthy()
    expect(exchangeLoginCode).toHaveBeenCalledTimes(1)
  })

  test.each(['dialog', 'notify'] as const)(
    'shows why an exchange failed instead of expiry (failures: %s)',
    async (failures) => {
      const notify = vi.fn()
      const backend = createFakeBackend({
        fetchScanCode: async () => ({ code: 'C' }),
        exchangeLoginCode: () => Promise.reject(fakeFailure('用户已锁定无法登录')),
      })
      await renderAuth({ backend, notify, failures, opens: (open) => open('scan') })
      await pass(1000)
      expect(screen.getByRole('status').textContent).toBe('用户已锁定无法登录')
      expect(screen.getByRole('button', { name: '刷新二维码' })).toBeTruthy()
      expect(notify).not.toHaveBeenCalled()
    },
  )

  test('an invalid key expires the code', async () => {
    await openScan({ fetchScanCode: () => Promise.reject(fakeFailure('参数错误')) })
    await pass(1000)
    expect(screen.getByRole('button', { name: '刷新二维码' })).toBeTruthy()
  })

  test('expires while it is offline too', async () => {
    const lost = fakeFailure('网络连接失败', null, 'offline')
    await openScan({ ...briefly, fetchScanCode: () => Promise.reject(lost) })
    await pass(3000)
    expect(shown()).toBe('offline')
    await pass(7000)
    expect(shown()).toBe('expired')
  })

  test('stays expired when the clock is set back', async () => {
    await openScan(briefly)
    await pass(10_000)
    vi.setSystemTime(Date.now() - 8000)
    await pass(2000)
    expect(shown()).toBe('expired')
  })

  test('a confirmation after expiry does not sign in', async () => {
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
})
