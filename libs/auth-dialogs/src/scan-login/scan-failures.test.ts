import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { fakeClock, pass } from '../testing/render-auth'
import { openScan, shown } from './open-scan.fixture'

fakeClock()

describe('a scan login whose calls fail', () => {
  test('a rate limit slows polling for a minute and keeps the code', async () => {
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

  test('retries a rate-limited exchange later', async () => {
    let isLimited = true
    const { exchangeLoginCode, onSignedIn } = await openScan({
      fetchScanCode: async () => ({ code: 'C' }),
      exchangeLoginCode: async () => {
        if (isLimited) throw fakeFailure('操作太频繁，一分钟后再试', null, 'rate-limited')
        return { kind: 'signed-in', token: 'fake-token' }
      },
    })
    await pass(1000)
    expect(screen.getByText('操作太频繁，一分钟后再试')).toBeTruthy()
    isLimited = false
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    await pass(1000)
    expect(exchangeLoginCode).toHaveBeenCalledTimes(2)
    expect(onSignedIn).toHaveBeenCalledTimes(1)
  })

  test('tolerates two failed polls, pauses at the third, continues on retry', async () => {
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

  test('continues when the browser is online again', async () => {
    const lost = fakeFailure('网络连接失败', null, 'offline')
    const { fetchScanCode } = await openScan({ fetchScanCode: () => Promise.reject(lost) })
    await pass(3000)
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    await pass(1000)
    expect(fetchScanCode).toHaveBeenCalledTimes(4)
  })

  test('requests its code when the connection returns', async () => {
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
})
