import { Button } from '@shuyuan/ui'
import type { AuthForm } from '../form/use-auth-form'
import { FootRow } from '../form/form-layout'
import type { AuthFooterLink } from '../port/auth-slot-props'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'

/** Links to other dialogs below a form, or the host's `footer` slot. */
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

export interface LoginLinksProps {
  /** Form whose phone is filled in in the other dialog. */
  form: Pick<AuthForm, 'read'>
}

/** Links from login to registration and password reset, if the backend supports them. */
export function LoginLinks({ form }: LoginLinksProps) {
  const { open } = useAuthContext()
  const backend = useBackend()
  const { toRegister, toReset } = useAuthMessages()
  const link = (to: 'register' | 'reset', label: string) => ({
    to,
    label,
    onFollow: () => open(to, { mobile: form.read().mobile }),
  })
  const links = [
    ...(backend.sendSmsCode && backend.register ? [link('register', toRegister)] : []),
    ...(backend.sendSmsCode && backend.resetPassword ? [link('reset', toReset)] : []),
  ]
  return <FootLinks links={links} />
}

export interface BackToLoginProps {
  /** Form whose phone is filled in in the login dialog. */
  form?: Pick<AuthForm, 'read'>
  /** @default `backToLogin` of the locale */
  children?: string
}

/** Link from another dialog to the login dialog. */
export function BackToLogin({ form, children }: BackToLoginProps) {
  const { open } = useAuthContext()
  const { backToLogin } = useAuthMessages()
  return (
    <FootLinks
      links={[
        {
          to: 'login',
          label: children ?? backToLogin,
          // Without a form, the dialog has the phone that was typed last.
          onFollow: () => open('login', form && { mobile: form.read().mobile }),
        },
      ]}
    />
  )
}
