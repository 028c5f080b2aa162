import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeFailure } from '../testing/fake-failure'
import { pass, renderAuth } from '../testing/render-auth'
import type { AccountBackend } from './account-backend'
import { fakeAccountBackend } from './account.fixture'
import { ScanBindPanel } from './scan-bind-panel'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

const notify = vi.fn()

async function scanning(overrides: Partial<AccountBackend>) {
  const onBound = vi.fn()
  const backend = fakeAccountBackend(overrides)
  await renderAuth({
    failures: 'notify',
    notify,
    children: <ScanBindPanel backend={backend} onBound={onBound} />,
  })
  await screen.findByRole('img', { name: '绑定微信二维码' })
  return onBound
}

test('polls every 3 s and uses the code of the scan once', async () => {
  const codes = [null, 'C']
  const fetchScanCode = vi.fn(async () => ({ code: codes.shift() ?? null }))
  const bindSocialite = vi.fn(async () => undefined)
  const onBound = await scanning({ fetchScanCode, bindSocialite })
  await pass(6_500)
  await waitFor(() => expect(onBound).toHaveBeenCalledOnce())
  expect(fetchScanCode).toHaveBeenCalledTimes(2)
  expect(bindSocialite).toHaveBeenCalledExactlyOnceWith({ code: 'C' }, expect.any(AbortSignal))
  expect(screen.getByText('微信绑定成功')).toBeTruthy()
})

test('treats a repeated binding as success', async () => {
  const onBound = await scanning({
    fetchScanCode: async () => ({ code: 'C' }),
    bindSocialite: () => Promise.reject(fakeFailure('请勿重复绑定', 'already-bound')),
  })
  await pass(6_500)
  await waitFor(() => expect(onBound).toHaveBeenCalledOnce())
  expect(screen.queryByText('请勿重复绑定')).toBeNull()
})

test('shows in the panel why a scan failed, not that it expired, and offers another', async () => {
  const onBound = await scanning({
    fetchScanCode: async () => ({ code: 'C' }),
    bindSocialite: () => Promise.reject(fakeFailure('当前渠道账号已绑定了其它账号')),
  })
  await pass(6_500)
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('当前渠道账号已绑定了其它账号'),
  )
  expect(notify).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '刷新二维码' })).toBeTruthy()
  expect(onBound).not.toHaveBeenCalled()
})
