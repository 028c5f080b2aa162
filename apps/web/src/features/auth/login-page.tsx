import { Button, PageHeading } from '@shuyuan/ui'
import { useAccountDialogs } from './use-account-dialogs'
import * as messages from './messages'
import { CenteredPage } from '../../app/page/centered-page'
import { Illustration } from '../../app/page/illustration'
import { useForwardSignedIn } from './use-forward-signed-in'

/** Where guarded pages send a visitor; the dialog behind the button leads back to the redirect target. */
export function LoginPage() {
  const { open, preload } = useAccountDialogs()
  useForwardSignedIn()
  return (
    <CenteredPage>
      <Illustration name="study" />
      <PageHeading>{messages.loginTitle}</PageHeading>
      <p>{messages.loginHint}</p>
      <Button size="lg" onPointerEnter={preload} onFocus={preload} onClick={() => open('login')}>
        {messages.loginToView}
      </Button>
    </CenteredPage>
  )
}
