import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { hideTab } from '../testing/hide-tab'
import { fakeClock, pass } from '../testing/render-auth'
import { openScan } from './open-scan.fixture'

fakeClock()

describe('the scan login', () => {
  test('shows the code, polls each second until it is confirmed, and signs in once', async () => {
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
    expect(calls.onSignedIn).toHaveBeenCalledWith('fake-token', {
      via: 'scan',
      result: { kind: 'signed-in', token: 'fake-token' },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('polls one request at a time, however slow the server', async () => {
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

  test('pauses in a hidden tab and polls immediately when it is visible again', async () => {
    const { fetchScanCode } = await openScan({})
    await pass(1000)
    hideTab(true)
    await pass(30_000)
    expect(fetchScanCode).toHaveBeenCalledTimes(1)
    hideTab(false)
    await pass(0)
    expect(fetchScanCode).toHaveBeenCalledTimes(2)
  })

  test('returns to the other methods', async () => {
    await openScan({})
    vi.useRealTimers()
    fireEvent.click(screen.getByRole('button', { name: '其他方式登录' }))
    expect(screen.getByRole('dialog', { name: '登录' })).toBeTruthy()
  })
})
