import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AuthHarness } from '../testing/auth-harness'
import { createFakeBackend, pending } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { renderAuth } from '../testing/render-auth'
import { useCodeLogin } from './use-code-login'

function Callback({ code }: { code: string | null }) {
  const state = useCodeLogin(code)
  return <p>{state.status === 'failed' ? state.message : state.status}</p>
}

test('exchanges a code once, also under StrictMode, and signs in', async () => {
  const exchangeLoginCode = vi.fn(createFakeBackend().exchangeLoginCode)
  const onSignedIn = vi.fn()
  await renderAuth({
    backend: createFakeBackend({ exchangeLoginCode }),
    onSignedIn,
    children: <Callback code="C" />,
  })
  await screen.findByText('signed-in')
  expect(exchangeLoginCode).toHaveBeenCalledTimes(1)
  expect(exchangeLoginCode).toHaveBeenCalledWith({ code: 'C' }, expect.any(AbortSignal))
  expect(onSignedIn).toHaveBeenCalledTimes(1)
  expect(onSignedIn).toHaveBeenCalledWith('fake-token', {
    via: 'code',
    result: { kind: 'signed-in', token: 'fake-token' },
  })
})

test('does not exchange again on rerender, and takes another code', async () => {
  const exchangeLoginCode = vi.fn(createFakeBackend().exchangeLoginCode)
  const backend = createFakeBackend({ exchangeLoginCode })
  const { rerender } = await renderAuth({ backend, children: <Callback code="C" /> })
  await screen.findByText('signed-in')
  rerender(<AuthHarness backend={backend} children={<Callback code="C" />} />)
  expect(exchangeLoginCode).toHaveBeenCalledTimes(1)
  rerender(<AuthHarness backend={backend} children={<Callback code="D" />} />)
  await waitFor(() => expect(exchangeLoginCode).toHaveBeenCalledTimes(2))
  expect(exchangeLoginCode.mock.lastCall?.[0]).toEqual({ code: 'D' })
})

test('a new code replaces one that is being exchanged', async () => {
  const signals: AbortSignal[] = []
  const exchangeLoginCode = vi.fn(createFakeBackend().exchangeLoginCode)
  exchangeLoginCode.mockImplementationOnce((_, signal) => {
    signals.push(signal)
    return pending(signal)
  })
  const backend = createFakeBackend({ exchangeLoginCode })
  const onSignedIn = vi.fn()
  const harness = (code: string) => (
    <AuthHarness backend={backend} onSignedIn={onSignedIn} children={<Callback code={code} />} />
  )
  const { rerender } = render(harness('C'))
  await screen.findByText('exchanging')
  rerender(harness('D'))
  await screen.findByText('signed-in')
  expect(signals[0]?.aborted).toBe(true)
  expect(onSignedIn).toHaveBeenCalledTimes(1)
})

test('opens the bind-mobile dialog when the account has no mobile', async () => {
  await renderAuth({
    backend: createFakeBackend({
      exchangeLoginCode: async () => ({ kind: 'bind-mobile', code: 'C' }),
    }),
    children: <Callback code="C" />,
  })
  await waitFor(() => expect(screen.getByRole('dialog', { name: '绑定手机号' })).toBeTruthy())
})

test('shows why a code was refused', async () => {
  await renderAuth({
    backend: createFakeBackend({ exchangeLoginCode: () => Promise.reject(fakeFailure('已过期')) }),
    children: <Callback code="C" />,
  })
  await screen.findByText('已过期')
})

test('does nothing without a code', async () => {
  const exchangeLoginCode = vi.fn(createFakeBackend().exchangeLoginCode)
  await renderAuth({
    backend: createFakeBackend({ exchangeLoginCode }),
    children: <Callback code={null} />,
  })
  expect(screen.getByText('idle')).toBeTruthy()
  expect(exchangeLoginCode).not.toHaveBeenCalled()
})
