import { Button, PageHeading } from '@shuyuan/ui'
import * as messages from '../../messages'
import { useTitle } from '../../use-title'
import { CenteredPage } from '../frames/centered-page'
import { useLoadCode } from './use-load-code'
import { useSchoolName } from './use-school-name'

/** In place of a page whose code could not be had without a net; with one it comes by itself. */
export function UnreachedPage() {
  const { isLoading, load } = useLoadCode()
  useTitle([messages.offline, useSchoolName()].filter(Boolean).join(' - '))
  return (
    <CenteredPage>
      <PageHeading>{messages.offline}</PageHeading>
      <p role="status">{messages.offlineHint}</p>
      <Button loading={isLoading} onClick={load}>
        {messages.retry}
      </Button>
    </CenteredPage>
  )
}
