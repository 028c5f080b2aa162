import { Link } from '@shuyuan/ui'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/auth-hooks'

/** Name of a document, as a link if the site has a URL for it. */
export function AgreementLink({ document }: { document: 'user' | 'privacy' }) {
  const { site } = useAuthContext().config
  const messages = useAuthMessages()
  const [name, href] =
    document === 'user'
      ? [messages.userAgreement, site?.userProtocolUrl]
      : [messages.privacyPolicy, site?.privacyProtocolUrl]
  if (!href) return name
  return (
    <Link
      href={href}
      newTab
      title={messages.opensNewWindow}
      data-auth-part={`${document}-document`}
    >
      {name}
    </Link>
  )
}
