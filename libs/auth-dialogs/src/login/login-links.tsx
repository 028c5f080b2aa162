import { Button } from '@shuyuan/ui'
import { FootRow } from '../form/form-layout'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/use-auth-messages'

/** Props of {@link LoginLinks}. */
export interface LoginLinksProps {
  /** Taken along to the other dialog. */
  mobile: string
  /** Whether a forgotten password is of interest here. */
  offersReset?: boolean
}

/** From login to registration and to a new password. */
export function LoginLinks({ mobile, offersReset = false }: LoginLinksProps) {
  const { open } = useAuthContext()
  const messages = useAuthMessages()
  return (
    <FootRow data-auth-part="login-links">
      <Button variant="ghost" size="sm" onClick={() => open('register', { mobile })}>
        {messages.toRegister}
      </Button>
      {offersReset && (
        <Button variant="ghost" size="sm" onClick={() => open('reset', { mobile })}>
          {messages.toReset}
        </Button>
      )}
    </FootRow>
  )
}
