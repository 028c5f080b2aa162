import { Button } from '@shuyuan/ui'
import { FootRow } from '../form/form-layout'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/use-auth-messages'

/** Props of {@link BackToLogin}. */
export interface BackToLoginProps {
  /** Taken along to the login dialog. */
  mobile?: string
  /** @default the words for going back to login */
  children?: string
}

/** From any other dialog to the login dialog. */
export function BackToLogin({ mobile, children }: BackToLoginProps) {
  const { open } = useAuthContext()
  const messages = useAuthMessages()
  return (
    <FootRow data-auth-part="back-to-login">
      <Button variant="ghost" size="sm" onClick={() => open('login', { mobile })}>
        {children ?? messages.backToLogin}
      </Button>
    </FootRow>
  )
}
