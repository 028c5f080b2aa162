import { Button, PageHeading } from '@shuyuan/ui'
import { useAccountDialogs } from '../../auth/use-account-dialogs'
import { pageMessages as messages } from '../../page-messages'
import { useDocumentTitle } from '../../use-document-title'
import { CenteredPage } from '../frames/centered-page'

/** Where guarded pages send a visitor; the dialog behind the button leads back to the wanted page. */
export function LoginPage() {
  const { open } = useAccountDialogs()
  useDocumentTitle(messages.loginTitle)
  return (
    <CenteredPage>
      <PageHeading>{messages.loginTitle}</PageHeading>
      <p>{messages.loginHint}</p>
      <Button size="lg" onClick={() => open({ name: 'login', args: {} })}>
        {messages.loginToView}
      </Button>
    </CenteredPage>
  )
}
