import { act, render, screen, within } from '@testing-library/react'
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

/** Opens a dialog by an unchecked name. */
function Opening({ name = 'login', args }: { name?: string; args?: object }) {
  // Bypasses the types, like a JavaScript caller.
  useOpenOnMount((open) => Reflect.apply(open, null, [name, args]))
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

test.each(['logon', 'toString'])(
  'warns about the unknown dialog %s and opens none',
  async (name) => {
    expect(
      await show(
        <>
          <Opening name={name} />
          <AuthDialogs />
        </>,
      ),
    ).toEqual([expect.stringMatching(`no dialog "${name}".*login, register`)])
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test.each<[string, Partial<AuthProviderProps>]>([
  ['a backend without methods', { backend: {} }],
  ['methods that the backend does not support', { methods: ['qq'] }],
])('warns about %s, and the dialog says that login is unavailable', async (_, props) => {
  expect(
    await show(
      <>
        <Opening />
        <AuthDialogs />
      </>,
      props,
    ),
  ).toEqual([expect.stringContaining('no method to offer')])
  const dialog = await screen.findByRole('dialog', { name: '登录' })
  expect(within(dialog).getByRole('alert').textContent).toBe('暂时无法登录，请稍后再试')
})

test('warns about a dialog whose methods the backend lacks', async () => {
  expect(
    await show(
      <>
        <Opening name="register" />
        <AuthDialogs />
      </>,
      { backend: { loginWithPassword: backend.loginWithPassword } },
    ),
  ).toEqual([
    expect.stringContaining('"register" needs these methods of the backend: sendSmsCode, register'),
  ])
})

test('warns about a second factor that nothing renders, and the dialog shows an error', async () => {
  const args = { step: { needs: 'totp' }, via: 'password' }
  expect(
    await show(
      <>
        <Opening name="second-factor" args={args} />
        <AuthDialogs />
      </>,
    ),
  ).toEqual([expect.stringContaining('slots={{ secondFactor')])
  expect((await screen.findByRole('alert')).textContent).toBe('操作失败，请稍后再试')
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
      // Bypasses the types, like a JavaScript caller.
      Object(props),
    ),
  ).toContainEqual(expect.stringContaining('not to the module'))
})

test('the error outside a provider says how to add one', () => {
  expect(() => render(<Headless />)).toThrow('around the app')
})
