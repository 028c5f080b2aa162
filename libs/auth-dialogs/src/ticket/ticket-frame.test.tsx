import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { fakeClock, pass, renderAuth } from '../testing/render-auth'

fakeClock()

async function openScan(fetchScanCode = createFakeBackend().fetchScanCode) {
  await renderAuth({
    backend: createFakeBackend({
      startScanLogin: async () => ({ url: 'u', key: 'k', expiresAt: Date.now() + 8000 }),
      fetchScanCode,
    }),
    opens: (open) => open('scan'),
  })
  await pass(0)
}

test('announces changes of state, but not the countdown', async () => {
  await openScan()
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('二维码已就绪')
  expect(status.contains(screen.getByText('8 秒后过期'))).toBe(false)
  await pass(1000)
  expect(status.textContent).toBe('二维码已就绪')
  expect(screen.getByText('7 秒后过期').closest('[aria-live], [role="status"]')).toBeNull()
  await pass(7000)
  // Screen readers announce new text only if the live region stays in the document.
  expect(status.isConnected).toBe(true)
  expect(status.textContent).toBe('二维码已过期')
})

test('expiry does not move the focus from elsewhere', async () => {
  await openScan()
  const elsewhere = screen.getByRole('button', { name: '其他方式登录' })
  elsewhere.focus()
  await pass(8000)
  expect(document.activeElement).toBe(elsewhere)
})

test('refreshing by keyboard keeps the focus and moves it to the next button', async () => {
  await openScan()
  await pass(8000)
  const first = screen.getByRole('button', { name: '刷新二维码' })
  first.focus()
  fireEvent.click(first)
  await pass(0)
  const frame = document.querySelector('[data-auth-part="ticket"]')
  expect(document.activeElement).toBe(frame)
  await pass(8000)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '刷新二维码' }))
})

test('a failure is an alert, and its 重试 keeps the focus too', async () => {
  await openScan(() => Promise.reject(fakeFailure('服务器暂时无法响应', null, 'server')))
  await pass(3000)
  expect(screen.getByRole('alert').textContent).toBe('服务器暂时无法响应')
  expect(screen.getByRole('status').textContent).toBe('')
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(3000)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '重试' }))
})
