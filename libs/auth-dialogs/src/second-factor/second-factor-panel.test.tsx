import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AuthProvider } from '../provider/auth-provider'
import { zhCn } from '../locales/zh-cn'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthSignInAnswer } from '../port/auth-sign-in'
import type { AuthSecondFactorProps } from '../port/auth-slot-props'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { renderAuth } from '../testing/render-auth'

const step = { needs: 'totp', challenge: 'c-1' }

function setup(prove: (code: string) => Promise<AuthSignInAnswer>, onSignedIn = vi.fn()) {
  function OneTimePassword({ step, isSubmitting, onSubmit }: AuthSecondFactorProps) {
    const [code, setCode] = useState('')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(() => prove(`${step.challenge} ${code}`))
        }}
      >
        <input aria-label="动态口令" value={code} onChange={(e) => setCode(e.target.value)} />
        <button disabled={isSubmitting}>验证</button>
      </form>
    )
  }
  return renderAuth({
    backend: createFakeBackend({ loginWithPassword: async () => step }),
    slots: { secondFactor: OneTimePassword },
    onSignedIn,
    opens: (open) => open('login'),
  })
}

async function logIn(user: Awaited<ReturnType<typeof renderAuth>>['user']) {
  await user.type(screen.getByLabelText('手机号'), '13800000001')
  await user.type(screen.getByLabelText('密码'), 'shuyuan123{Enter}')
  await screen.findByRole('dialog', { name: '安全验证' })
}

test('a sign-in that needs a second factor continues in the slot and focuses it', async () => {
  const prove = vi.fn(async () => ({ token: 'T', user: 'Anna' }))
  const onSignedIn = vi.fn()
  const { user } = await setup(prove, onSignedIn)
  await logIn(user)
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByLabelText('动态口令'))
  await user.keyboard('123456{Enter}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 30_000)
  expect(prove).toHaveBeenCalledExactlyOnceWith('c-1 123456')
  expect(onSignedIn).toHaveBeenCalledWith('T', {
    via: 'password',
    result: { token: 'T', user: 'Anna' },
  })
})

test('shows a wrong answer below the slot and allows another', async () => {
  const prove = vi.fn(async (): Promise<AuthSignInAnswer> => ({ token: 'T' }))
  prove.mockRejectedValueOnce(fakeFailure('动态口令错误'))
  const { user } = await setup(prove)
  await logIn(user)
  await user.keyboard('1{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('动态口令错误')
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 30_000)
})

test('the back link opens the login dialog', async () => {
  const { user } = await setup(async () => ({ token: 'T' }))
  await logIn(user)
  await user.click(screen.getByRole('button', { name: '其他方式登录' }))
  await screen.findByRole('dialog', { name: '登录' })
})

test('shows an error without a slot', async () => {
  await renderAuth({ opens: (open) => open('second-factor', { step, via: 'sms' }) })
  expect(screen.getByRole('alert').textContent).toBe('操作失败，请稍后再试')
})

test('passes the typed response of the backend to onSignedIn', () => {
  interface Answer {
    token: string
    refreshToken: string
  }
  const backend: AuthBackend<Answer> = {
    loginWithPassword: async () => ({ token: 'T', refreshToken: 'R' }),
  }
  const refreshTokens: string[] = []
  const provider = (
    <AuthProvider
      backend={backend}
      locale={zhCn}
      onSignedIn={(_token, { result }) => void refreshTokens.push(result.refreshToken)}
    />
  )
  expect(provider.type).toBe(AuthProvider)
})
