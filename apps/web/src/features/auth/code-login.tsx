import type { ReactNode } from 'react'
import { CodeLoginContext } from './code-login-context'
import { useVisitCodeLogin } from './use-visit-code-login'

interface CodeLoginProps {
  code: string
  children: ReactNode
}

/** Exchanges the login code of the first URL and provides the state to the pages. */
export function CodeLogin({ code, children }: CodeLoginProps) {
  return <CodeLoginContext value={useVisitCodeLogin(code)}>{children}</CodeLoginContext>
}
