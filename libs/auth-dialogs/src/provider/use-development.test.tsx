import { act, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { useAuthFlow } from '../headless/use-auth-flow'
import { zhCn } from '../locales/zh-cn'
import { createFakeBackend } from '../testing/create-fake-backend'
import { useOpenOnMount } from '../testing/use-open-on-mount'
import { AuthDialogs } from './auth-dialogs'
import { AuthProvider, type AuthProviderProps } from './auth-provider'

let said: MockInstance<typeof console.error>

beforeEach(() => {
  said = vi.spyOn(console, 'error').mockReturnValue(undefined)
})

/** Returns our own warnings. React logs errors as well. */
function warnings() {
  return said.mock.calls
    .map(([text]) => String(text))
    .filter((text) => text.startsWith('[@shuyuan/auth-dialogs]'))
}

const backend = createFakeBackend()

/** Opens a dialog by a name that no type checker has seen. */
function Opening({ name = 'login' }: { name?: string }) {
  // As plain JavaScript calls it.
  useOpenOnMount((open) => Reflect.apply(open, null, [name]))
  return null
}

function Headless() {
  return <p>{useAuthFlow().dialog?.name}</p>
}

async function show(children: ReactNode, props: Partial<AuthProviderProps> = {}) {
  const app = (
    <AuthProvider backend={backend} locale={zhCn} onSignedIn={() => undefined} {...props}>
      {children}
    </AuthProvider>
  )
  const { rerender } = await act(async () => render(app))
  await act(async () => rerender(app))
  return warnings()
}

test('does not warn about a complete app', async () => {
  expect(
    await show(
      <>
        <Opening />
        <AuthDialogs />
      </>,
    ),
  ).toEqual([])
})

test('warns about a dialog that nothing renders', async () => {
  expect(await show(<Opening />)).toEqual([expect.stringContaining('Put one <AuthDialogs />')])
})

test('a headless host counts as rendering the dialogs', async () => {
  expect(
    await show(
      <>
        <Opening />
        <Headless />
      </>,
    ),
  ).toEqual([])
})

test('warns about two AuthDialogs', async () => {
  expect(
    await show(
      <>
        <AuthDialogs />
        <AuthDialogs />
      </>,
    ),
  ).toEqual([expect.stringContaining('Keep one')])
})

test('warns about an unknown dialog', async () => {
  expect(
    await show(
      <>
        <Opening name="logon" />
        <AuthDialogs />
      </>,
    ),
  ).toEqual([expect.stringMatching(/no dialog "logon".*login, register/)])
})

test('warns about a missing backend and locale', async () => {
  expect(await show(null, JSON.parse('{"backend":null,"locale":null}'))).toEqual([
    expect.stringContaining('has no backend'),
    expect.stringContaining('has no locale'),
  ])
})

test('warns about a locale that resolves to its module', async () => {
  const props = { locale: () => import('../locales/zh-cn') }
  expect(
    await show(
      <>
        <Opening />
        <AuthDialogs />
      </>,
      // As plain JavaScript passes it.
      Object(props),
    ),
  ).toContainEqual(expect.stringContaining('not to the module'))
})

test('warns about a failed load without notify and onEvent', async () => {
  const content = (
    <>
      <Opening />
      <AuthDialogs />
    </>
  )
  const locale = () => Promise.reject(new Error('offline'))
  await show(content, { locale })
  await waitFor(() => expect(warnings()).toEqual([expect.stringContaining('load-failed')]))
  said.mockClear()
  const onEvent = vi.fn()
  await show(content, { locale, onEvent })
  const failed = { type: 'load-failed', dialog: 'login' }
  await waitFor(() => expect(onEvent).toHaveBeenCalledWith(failed))
  expect(warnings()).toEqual([])
})

test('the error outside a provider says how to add one', () => {
  expect(() => render(<Headless />)).toThrow('around the app')
})
