import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { zhCn } from '../locales/zh-cn'
import { createFakeBackend } from '../testing/create-fake-backend'
import { useOpenOnMount } from '../testing/use-open-on-mount'
import { AuthDialogs } from './auth-dialogs'
import { AuthProvider, type AuthProviderProps } from './auth-provider'
import { useAuthDialogs } from './use-auth-dialogs'

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

/** Opens a dialog by an unchecked name. */
function Opening({ name = 'login' }: { name?: string }) {
  // Bypasses the types, like a JavaScript caller.
  useOpenOnMount((open) => Reflect.apply(open, null, [name]))
  return null
}

async function show(children: ReactNode, props: Partial<AuthProviderProps> = {}) {
  await act(async () =>
    render(
      <AuthProvider backend={backend} locale={zhCn} onSignedIn={() => undefined} {...props}>
        {children}
      </AuthProvider>,
    ),
  )
  return warnings()
}

test.each([
  ['no', 0, [expect.stringContaining('shown 0 times. Put one <AuthDialogs />')]],
  ['one', 1, []],
  ['two', 2, [expect.stringContaining('shown 2 times')]],
])('a dialog opens below %s AuthDialogs', async (_, count, expected) => {
  const hosts = Array.from({ length: count }, (_, index) => <AuthDialogs key={index} />)
  expect(await show([<Opening key="opening" />, ...hosts])).toEqual(expected)
})

test('warns about a dialog whose methods the backend lacks', async () => {
  const { loginWithPassword } = backend
  const app = [<Opening key="1" name="register" />, <AuthDialogs key="2" />]
  expect(await show(app, { backend: { loginWithPassword } })).toEqual([
    expect.stringContaining('"register" needs these methods of the backend: sendSmsCode, register'),
  ])
})

test.each<[string, Partial<AuthProviderProps>]>([
  ['a backend without methods', { backend: {} }],
  ['methods that the backend does not support', { methods: ['qq'] }],
])('with %s the dialog says that login is unavailable', async (_, props) => {
  await show([<Opening key="1" />, <AuthDialogs key="2" />], props)
  expect((await screen.findByRole('alert')).textContent).toBe('暂时无法登录，稍后再试')
})

test.each(['logon', 'toString'])('the unknown dialog %s is an error', async (name) => {
  await expect(show(<Opening name={name} />)).rejects.toThrow(`There is no dialog "${name}"`)
})

test('a missing backend or locale is an error that names the package', async () => {
  const missing: Partial<AuthProviderProps> = JSON.parse('{"backend":null}')
  await expect(show(null, missing)).rejects.toThrow('@shuyuan/auth-dialogs: AuthProvider requires')
})

test('a missing provider is an error that names it', () => {
  function Outside() {
    return <p>{useAuthDialogs().current}</p>
  }
  expect(() => render(<Outside />)).toThrow('AuthProvider is missing above this component')
})
