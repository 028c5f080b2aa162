import { ErrorBoundary } from '@shuyuan/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense, useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { BindMobileForm } from '../bind-mobile/bind-mobile-form'
import type { AuthLocale, AuthLocaleSource } from '../locales/auth-locale'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fill, renderAuth } from '../testing/render-auth'
import { AuthProvider } from './auth-provider'
import { useAuthDialogs } from './use-auth-dialogs'

// React does not retry components that suspend within a synchronous act.
function show(node: ReactNode) {
  return act(async () => {
    render(node)
  })
}

function Opener() {
  const { open } = useAuthDialogs()
  return <button onClick={() => open('login')}>open</button>
}

test('loads a lazy locale once, when a dialog opens', async () => {
  const locale = vi.fn(async () => en)
  const { user } = await renderAuth({ locale, children: <Opener /> })
  expect(locale).not.toHaveBeenCalled()
  await act(() => user.click(screen.getByRole('button', { name: 'open' })))
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Create an account' }))
  expect(screen.getByRole('dialog', { name: 'Create your account' })).toBeTruthy()
  expect(locale).toHaveBeenCalledTimes(1)
})

test('shows a failed load in the page’s language, and the next click retries', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  document.documentElement.lang = 'en'
  const locale = vi
    .fn<() => Promise<AuthLocale>>(async () => en)
    .mockRejectedValueOnce(new TypeError('chunk is gone'))
  const notify = vi.fn()
  const onEvent = vi.fn()
  const { user } = await renderAuth({ locale, notify, onEvent, children: <Opener /> })
  await act(() => user.click(screen.getByRole('button', { name: 'open' })))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', en.loadFailed))
  expect(onEvent.mock.calls.map(([event]) => event)).toEqual([
    { type: 'dialog-opened', dialog: 'login' },
    { type: 'load-failed', dialog: 'login' },
    { type: 'dialog-closed', dialog: 'login' },
  ])
  await act(() => user.click(screen.getByRole('button', { name: 'open' })))
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
  document.documentElement.lang = ''
})

test('a panel on a page fails as a block when its locale fails to load, and can be retried', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const locale = vi
    .fn<() => Promise<AuthLocale>>(async () => en)
    .mockRejectedValueOnce(new TypeError('chunk is gone'))
  await show(
    <AuthProvider backend={createFakeBackend()} locale={locale} onSignedIn={() => undefined}>
      <ErrorBoundary>
        <Suspense fallback="waiting">
          <BindMobileForm />
        </Suspense>
      </ErrorBoundary>
    </AuthProvider>,
  )
  const again = screen.getByRole('button', { name: '重试' })
  expect(locale).toHaveBeenCalledTimes(1)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000)
  await act(async () => again.click())
  expect(screen.getByLabelText('Mobile number')).toBeTruthy()
})

test.each<[string, AuthLocaleSource, AuthLocaleSource]>([
  ['objects', zhCn, en],
  ['functions', async () => zhCn, async () => en],
])(
  'the language can change while a form is open, given as %s; typed text stays',
  async (_as, first, second) => {
    function Host() {
      const [locale, setLocale] = useState<{ source: AuthLocaleSource }>({ source: first })
      return (
        <AuthProvider
          backend={createFakeBackend()}
          locale={locale.source}
          onSignedIn={() => undefined}
        >
          <button onClick={() => setLocale({ source: second })}>English</button>
          <Suspense fallback="waiting">
            <BindMobileForm />
          </Suspense>
        </AuthProvider>
      )
    }
    await show(<Host />)
    const mobile = await screen.findByLabelText<HTMLInputElement>('手机号')
    fill({ 手机号: '138' })
    await act(async () => screen.getByText('English').click())
    expect(await screen.findByLabelText('Mobile number')).toBe(mobile)
    expect(mobile.value).toBe('138')
  },
)

test('messages of the host override every locale', async () => {
  await renderAuth({
    locale: en,
    messages: { login: 'Let me in' },
    opens: (open) => open('login'),
  })
  expect(screen.getByRole('button', { name: 'Let me in' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'SMS sign-in' })).toBeTruthy()
})
