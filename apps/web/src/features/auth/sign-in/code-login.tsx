import { useSessionState } from '@shuyuan/session/react'
import { ConfirmDialog } from '@shuyuan/ui'
import { useState, type ReactNode } from 'react'
import { useServices } from '../../../core/use-services'
import * as messages from '../messages'
import { CodeLoginContext, useVisitCodeLogin } from './use-visit-code-login'

interface CodeLoginProps {
  code: string
  children: ReactNode
}

/**
 * Exchanges the login code of the first URL and provides the state to the pages. Asks a signed-in learner first,
 * because the link may come from another person, with a code of that person's account.
 */
export function CodeLogin({ code, children }: CodeLoginProps) {
  const { session } = useServices()
  const name = useSessionState(({ member }) => member?.name ?? '')
  const [isAsking, setAsking] = useState(() => session.getToken() !== null)
  const [accepted, setAccepted] = useState(isAsking ? null : code)
  return (
    <CodeLoginContext value={useVisitCodeLogin(accepted)}>
      {children}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={() => {
          setAsking(false)
          session.clearLoginCode()
        }}
        title={messages.switchTitle}
        description={messages.switchHint(name)}
        confirmLabel={messages.switchConfirm}
        danger
        onConfirm={() => {
          setAsking(false)
          setAccepted(code)
        }}
      />
    </CodeLoginContext>
  )
}
