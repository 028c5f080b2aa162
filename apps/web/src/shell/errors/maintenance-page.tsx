import { Button, PageHeading } from '@shuyuan/ui'
import { FallbackTitle } from '../../core/page/fallback-title'
import { CenteredPage } from '../../core/page/centered-page'
import { Illustration } from '../../core/page/illustration'
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
        <Illustration name="lost" />
        <PageHeading>{messages.maintenance}</PageHeading>
        <p role="status">{messages.maintenanceHint}</p>
        <Button loading={isRetrying} onClick={retry}>
          {messages.retry}
        </Button>
      </CenteredPage>
    </main>
  )
}
