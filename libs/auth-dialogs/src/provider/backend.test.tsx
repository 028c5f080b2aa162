import { ErrorBoundary } from '@shuyuan/ui'
import { act, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { BindMobileForm } from '../bind-mobile/bind-mobile-form'
import { zhCn } from '../locales/zh-cn'
import type { AuthBackend } from '../port/auth-backend'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fill } from '../testing/render-auth'
import { AuthDialogs } from './auth-dialogs'
import { AuthProvider } from './auth-provider'
import { useAuthDialogs } from './use-auth-dialogs'

// React does not retry components that suspend within a synchronous act.
function show(node: ReactNode) {
  return act(async () => {
    render(node)
  })
}

interface HostProps {
  backend: () => Promise<AuthBackend>
  children: ReactNode
}

function Host({ backend, children }: HostProps) {
  return (
    <AuthProvider
      backend={backend}
      locale={async () => zhCn}
      onSignedIn={() => undefined}
      failures="notify"
      notify={(_kind, text) => console.error(text)}
    >
      {children}
      <AuthDialogs />
    </AuthProvider>
  )
}

function Buttons() {
  const { open, preload } = useAuthDialogs()
  const [isForm, setIsForm] = useState(false)
  return (
    <>
      <button onClick={() => open('login', { tab: 'sms' })}>open</button>
      <button onClick={() => void preload()}>preload</button>
      <button onClick={() => setIsForm(true)}>form</button>
      {isForm && (
        <ErrorBoundary skeleton="waiting">
          <BindMobileForm />
        </ErrorBoundary>
      )}
    </>
  )
}

const press = (name: string) => act(async () => screen.getByText(name).click())

test('loads a lazy backend once, when a dialog opens', async () => {
  const fetchCaptchaImage = vi.fn(createFakeBackend().fetchCaptchaImage)
  const backend = vi.fn(async () => createFakeBackend({ fetchCaptchaImage }))
  await show(
    <Host backend={backend}>
      <Buttons />
    </Host>,
  )
  expect(backend).not.toHaveBeenCalled()
  await press('open')
  await screen.findByRole('dialog', { name: '登录' })
  expect(fetchCaptchaImage).toHaveBeenCalledOnce()
  expect(backend).toHaveBeenCalledOnce()
})

test('shows a preloaded form immediately', async () => {
  const backend = vi.fn(async () => createFakeBackend())
  await show(
    <Host backend={backend}>
      <Buttons />
    </Host>,
  )
  await press('preload')
  act(() => screen.getByText('form').click())
  expect(screen.queryByText('waiting')).toBeNull()
  fill({ 手机号: '138' })
  expect(backend).toHaveBeenCalledOnce()
})

test('a form waits for a backend that is loading', async () => {
  let arrive: (backend: AuthBackend) => void = () => undefined
  const backend = () => new Promise<AuthBackend>((resolve) => (arrive = resolve))
  await show(
    <Host backend={backend}>
      <Buttons />
    </Host>,
  )
  await press('form')
  expect(screen.getByText('waiting')).toBeTruthy()
  await act(async () => arrive(createFakeBackend()))
  expect(await screen.findByLabelText('手机号')).toBeTruthy()
})
