import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/use-auth-messages'
import { FootLinks } from './foot-links'

/** Props of {@link LoginLinks}. */
export interface LoginLinksProps {
  /** Taken along to the other dialog. */
  mobile: string
}

/** From login to registration and to a new password. */
export function LoginLinks({ mobile }: LoginLinksProps) {
  const { open } = useAuthContext()
  const { toRegister, toReset } = useAuthMessages()
  return (
    <FootLinks
      links={[
        { to: 'register', label: toRegister, onFollow: () => open('register', { mobile }) },
        { to: 'reset', label: toReset, onFollow: () => open('reset', { mobile }) },
      ]}
    />
  )
}
