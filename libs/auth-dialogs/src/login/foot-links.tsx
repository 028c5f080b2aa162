import { Button } from '@shuyuan/ui'
import { FootRow } from '../form/form-layout'
import type { AuthFooterLink } from '../provider/auth-slots'
import { useAuthContext } from '../provider/use-auth-context'

/** Ways to other dialogs below a form, or what the host has in their place. */
export function FootLinks({ links }: { links: readonly AuthFooterLink[] }) {
  const { config, dialog } = useAuthContext()
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
