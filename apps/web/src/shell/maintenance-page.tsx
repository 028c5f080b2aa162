import { Button, PageHeading } from '@shuyuan/ui'
import { FallbackTitle } from '../core/page/fallback-title'
import * as messages from '../core/messages'
import { CenteredPage } from '../core/page/centered-page'
import { Illustration } from '../core/page/illustration'

interface MaintenancePageProps {
  isAsking: boolean
  ask: () => void
}

/** In place of every page while the server is in maintenance; the redirect target comes back by itself. */
export function MaintenancePage({ isAsking, ask }: MaintenancePageProps) {
  return (
    <main id="main">
      <FallbackTitle>{messages.maintenance}</FallbackTitle>
      <meta name="robots" content="noindex" />
      <CenteredPage>
        <Illustration name="lost" />
        <PageHeading>{messages.maintenance}</PageHeading>
        <p role="status">{messages.maintenanceHint}</p>
        <Button loading={isAsking} onClick={ask}>
          {messages.retry}
        </Button>
      </CenteredPage>
    </main>
  )
}
