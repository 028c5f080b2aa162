import type { ReactNode } from 'react'
import { CodeLoginContext } from './code-login-context'
import { useVisitCodeLogin } from './use-visit-code-login'

/** Tells the pages how the exchange of the login code stands that this visit began with. */
export function CodeLogin({ children }: { children: ReactNode }) {
  return <CodeLoginContext value={useVisitCodeLogin()}>{children}</CodeLoginContext>
}
