import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'
import { authErrorFrom } from '../port/auth-error-from'
import type { AuthHarnessProps } from '../testing/auth-harness'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { fill, renderAuth } from '../testing/render-auth'

const refuse = async () => {
  throw await authErrorFrom(new Response(null, { status: 401 }))
}
const backend = createFakeBackend({ loginWithPassword: refuse, loginWithSms: refuse })

const texts = [
  { locale: zhCn, wrongPassword: '手机号或密码错误', wrongCode: '手机号或验证码错误' },
  {
    locale: en,
    wrongPassword: 'Mobile number or password is wrong.',
    wrongCode: 'This is not the code that we sent.',
  },
]

function errorOf(label: string) {
  const field = screen.getByLabelText(label)
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
}

async function signIn(tab: 'password' | 'sms', config: AuthHarnessProps) {
  const { locale = zhCn } = config
  const words = locale === en ? en : zhCn
  const onEvent = vi.fn()
  await renderAuth({ backend, ...config, onEvent, opens: (open) => open('login', { tab }) })
  fill(
    tab === 'password'
      ? { [words.mobile]: '13800000001', [words.password]: 'shuyuan123' }
      : {
          [words.mobile]: '13800000001',
          [words.captcha]: '7KQM',
          [words.mobileCode]: '123456',
        },
  )
  fireEvent.click(screen.getByRole('button', { name: words.login }))
  await waitFor(() => expect(onEvent.mock.lastCall?.[0].type).toBe('failed'))
  return onEvent.mock.lastCall?.[0]
}

test.each(texts)(
  'a bare 401 of a login with a password is about the password: $locale.lang',
  async ({ locale, wrongPassword }) => {
    const failed = await signIn('password', { locale })
    expect(errorOf(locale.password)).toBe(wrongPassword)
    expect(failed).toMatchObject({ kind: 'business', code: 'credentials-wrong' })
  },
)

test.each(texts)(
  'a bare 401 of a login with a code is about the code: $locale.lang',
  async ({ locale, wrongCode }) => {
    const failed = await signIn('sms', { locale })
    expect(errorOf(locale.mobileCode)).toBe(wrongCode)
    expect(failed).toMatchObject({ kind: 'business', code: 'sms-code-wrong' })
  },
)

test('does not change an error with more than a bare 401', async () => {
  const failed = await signIn('password', {
    backend: createFakeBackend({
      loginWithPassword: () => Promise.reject(fakeFailure('', '401', 'unauthorized')),
    }),
  })
  expect(failed).toMatchObject({ kind: 'unauthorized', code: '401' })
  expect(screen.getByRole('alert').textContent).toBe(zhCn.unauthorized)
})

test('shows an expired session reported by the host', async () => {
  const failed = await signIn('password', {
    backend: createFakeBackend(),
    onSignedIn: () => Promise.reject(fakeFailure('', null, 'unauthorized')),
  })
  expect(failed).toMatchObject({ kind: 'unauthorized', code: null })
  expect(screen.getByRole('alert').textContent).toBe(zhCn.unauthorized)
})
