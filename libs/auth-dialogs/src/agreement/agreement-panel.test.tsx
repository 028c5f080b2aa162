import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OpenAuthDialog } from '../provider/auth-dialog'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { renderAuth } from '../testing/render-auth'

const opens = (open: OpenAuthDialog) => open('agreement', { documents: ['user', 'privacy'] })

test('records consent, waits for the host and closes', async () => {
  const agreeToAgreements = vi.fn(async () => undefined)
  const onAgreed = vi.fn()
  await renderAuth({
    backend: createFakeBackend({ agreeToAgreements }),
    onAgreed,
    opens,
  })
  const agree = screen.getByRole('button', { name: '同意' })
  act(() => {
    agree.click()
    agree.click()
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(agreeToAgreements).toHaveBeenCalledTimes(1)
  expect(onAgreed).toHaveBeenCalledTimes(1)
})

test('refusing closes the dialog and notifies the host', async () => {
  const onAgreementRefused = vi.fn()
  const { user } = await renderAuth({ onAgreementRefused, opens })
  await user.click(screen.getByRole('button', { name: '不同意' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onAgreementRefused).toHaveBeenCalledTimes(1)
})

test('shows why consent could not be recorded and allows a retry', async () => {
  const agreeToAgreements = vi
    .fn(createFakeBackend().agreeToAgreements)
    .mockRejectedValueOnce(fakeFailure('请求超时', null, 'timeout'))
  const { user } = await renderAuth({ backend: createFakeBackend({ agreeToAgreements }), opens })
  await user.click(screen.getByRole('button', { name: '同意' }))
  expect((await screen.findByRole('alert')).textContent).toBe('请求超时')
  await user.click(screen.getByRole('button', { name: '同意' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('names only the documents that need consent', async () => {
  await renderAuth({
    site: { privacyProtocolUrl: 'https://site.example/privacy' },
    opens: (open) => open('agreement', { documents: ['privacy'] }),
  })
  expect(screen.getByRole('link', { name: '《隐私政策》' })).toBeTruthy()
  expect(screen.queryByText('《用户协议》')).toBeNull()
})
