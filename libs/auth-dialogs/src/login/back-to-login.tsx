import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/use-auth-messages'
import { FootLinks } from './foot-links'

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
  const { backToLogin } = useAuthMessages()
  return (
    <FootLinks
      links={[
        {
          to: 'login',
          label: children ?? backToLogin,
          onFollow: () => open('login', { mobile }),
        },
      ]}
    />
  )
}
