import type { LoginElement } from '@shuyuan/login-element'
import { authErrorFrom, type AuthBackend } from '@shuyuan/login-element/port'
import { useEffect, useRef, type RefObject } from 'react'

const backend: AuthBackend = {
  async loginWithPassword(input, signal) {
    const body = JSON.stringify(input)
    const response = await fetch('/api/login', { method: 'POST', body, signal })
    if (!response.ok) throw await authErrorFrom(response)
    return response.json()
  },
}

/** A login element with the backend of this app. */
export function useLogin(onToken: (token: string) => void): RefObject<LoginElement> {
  const login = useRef<LoginElement>(null)

  useEffect(() => {
    const element = login.current
    if (!element) return
    const life = new AbortController()
    const { signal } = life
    element.backend = backend
    element.addEventListener('token', ({ detail }) => onToken(detail.token), { signal })
    return () => life.abort()
  }, [onToken])

  return login
}
