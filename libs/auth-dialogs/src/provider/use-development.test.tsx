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

/** What was said by us, as React says more of an error. */
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

test('an app that is whole is warned of nothing', async () => {
  expect(
    await show(
      <>
        <Opening />
        <AuthDialogs />
      </>,
    ),
  ).toEqual([])
})

test('a dialog without a place', async () => {
  expect(await show(<Opening />)).toEqual([expect.stringContaining('Put one <AuthDialogs />')])
})

test('views of the host’s own are a place', async () => {
  expect(
    await show(
      <>
        <Opening />
        <Headless />
      </>,
    ),
  ).toEqual([])
})

test('two places', async () => {
  expect(
    await show(
      <>
        <AuthDialogs />
        <AuthDialogs />
      </>,
    ),
  ).toEqual([expect.stringContaining('Keep one')])
})

test('a dialog that does not exist', async () => {
  expect(
    await show(
      <>
        <Opening name="logon" />
        <AuthDialogs />
      </>,
    ),
  ).toEqual([expect.stringMatching(/no dialog "logon".*login, register/)])
})

test('no backend and no locale', async () => {
  expect(await show(null, JSON.parse('{"backend":null,"locale":null}'))).toEqual([
    expect.stringContaining('has no backend'),
    expect.stringContaining('has no locale'),
  ])
})

test('a locale that resolves to its module', async () => {
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

test('a failure to load of which the host hears nothing', async () => {
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

test('what works only below a provider says how to get one', () => {
  expect(() => render(<Headless />)).toThrow('around the app')
})
