import { Button, PageHeading } from '@shuyuan/ui'
import * as messages from '../../messages'
import { useDocumentTitle } from '../../use-document-title'
import { CenteredPage } from '../frames/centered-page'
import { Picture } from '../frames/picture'

interface MaintenancePageProps {
  isAsking: boolean
  ask: () => void
}

/** In place of every page while the server is in maintenance; the wanted page comes back by itself. */
export function MaintenancePage({ isAsking, ask }: MaintenancePageProps) {
  useDocumentTitle(messages.maintenance)
  return (
    <main id="main">
      <meta name="robots" content="noindex" />
      <CenteredPage>
        <Picture name="lost" />
        <PageHeading>{messages.maintenance}</PageHeading>
        <p role="status">{messages.maintenanceHint}</p>
        <Button loading={isAsking} onClick={ask}>
          {messages.retry}
        </Button>
      </CenteredPage>
    </main>
  )
}
