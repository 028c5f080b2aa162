import type {} from '@shuyuan/login-element/jsx'
import { useState } from 'react'
import { useLogin } from './use-login'

/** Shows the token of the session and a button to sign in. */
export function Account() {
  const [token, setToken] = useState('')
  const login = useLogin(setToken)
  return (
    <>
      <shuyuan-login ref={login} />
      <button onClick={() => login.current?.open('login')}>登录</button>
      <output>{token === '' ? '未登录' : `已登录：${token}`}</output>
    </>
  )
}
