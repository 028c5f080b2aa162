import { Button, PageHeading, StateImage } from '@shuyuan/ui'
import { FallbackTitle } from '../../core/page/fallback-title'
import { CenteredPage } from '../../core/page/centered-page'
import * as messages from '../messages'

interface MaintenancePageProps {
  isRetrying: boolean
  retry: () => void
}

/** Replaces a page during maintenance. The page returns automatically afterwards. */
export function MaintenancePage({ isRetrying, retry }: MaintenancePageProps) {
  return (
    <main id="main">
      <FallbackTitle>{messages.maintenance}</FallbackTitle>
      <meta name="robots" content="noindex" />
      <CenteredPage>
        <StateImage kind="failure" />
        <PageHeading>{messages.maintenance}</PageHeading>
        <p role="status">{messages.maintenanceHint}</p>
        <Button loading={isRetrying} onClick={retry}>
          {messages.retry}
        </Button>
      </CenteredPage>
    </main>
  )
}
