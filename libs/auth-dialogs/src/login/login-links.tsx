import { Button } from '@shuyuan/ui'
import { FootRow } from '../form/form-layout'
import type { AuthFooterLink } from '../port/auth-slot-props'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'

/** Ways to other dialogs below a form, or what the host has in their place. */
function FootLinks({ links }: { links: readonly AuthFooterLink[] }) {
  const { config, dialog } = useAuthContext()
  if (links.length === 0) return null
  const Footer = config.slots?.footer
  if (Footer) return <Footer dialog={dialog?.name ?? null} links={links} />
  return (
    <FootRow data-auth-part="footer">
      {links.map(({ to, label, onFollow }) => (
        <Button key={to} variant="ghost" size="sm" onClick={onFollow} data-auth-part={`to-${to}`}>
          {label}
        </Button>
      ))}
    </FootRow>
  )
}

/** Props of {@link LoginLinks}. */
export interface LoginLinksProps {
  /** Taken along to the other dialog. */
  mobile: string
}

/** From login to registration and to a new password, where the backend has them. */
export function LoginLinks({ mobile }: LoginLinksProps) {
  const { open } = useAuthContext()
  const backend = useBackend()
  const { toRegister, toReset } = useAuthMessages()
  const links: AuthFooterLink[] = []
  if (backend.sendSmsCode && backend.register) {
    links.push({
      to: 'register',
      label: toRegister,
      onFollow: () => open('register', { mobile }),
    })
  }
  if (backend.sendSmsCode && backend.resetPassword) {
    links.push({ to: 'reset', label: toReset, onFollow: () => open('reset', { mobile }) })
  }
  return <FootLinks links={links} />
}

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
