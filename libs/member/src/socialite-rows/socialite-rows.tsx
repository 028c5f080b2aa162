import type { Member, SiteConfig, SocialiteApp } from '@shuyuan/api'
import { Badge, Button } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { DataRow, DataRows, RowNote } from '../data-rows/data-rows'
import { useMessages } from '../member-locale-provider/use-messages'
import { Panel } from '../panel/panel'

export interface SocialiteRowsProps {
  /** The member. */
  member: Pick<Member, 'isMobileBound' | 'isQqBound' | 'isWechatBound'>
  /** Third parties that the site supports. Only these are shown. */
  socialites: SiteConfig['socialites']
  /** Starts the binding of an app. */
  onBind: (app: SocialiteApp) => void
  /** Called to unbind. The host must confirm it first. */
  onUnbind: (app: SocialiteApp) => void
}

const apps: readonly SocialiteApp[] = ['wechat', 'qq']

/** Third-party accounts of the member. The last sign-in method of an account cannot be unbound. */
export function SocialiteRows(props: SocialiteRowsProps): ReactElement | null {
  const messages = useMessages()
  const { member, socialites, onBind, onUnbind } = props
  const isBound: Record<SocialiteApp, boolean> = {
    qq: member.isQqBound,
    wechat: member.isWechatBound,
  }
  const shown = apps.filter((app) => socialites[app])
  if (shown.length === 0) return null
  // A third party that the site no longer supports is not a sign-in method.
  const isLastWay = !member.isMobileBound && shown.filter((app) => isBound[app]).length === 1
  return (
    <Panel title={messages.socialites} hint={messages.socialitesHint}>
      <DataRows>
        {shown.map((app) => (
          <DataRow key={app}>
            <dt>{messages.appNames[app]}</dt>
            <dd>
              <Badge tone={isBound[app] ? 'success' : 'neutral'}>
                {isBound[app] ? messages.bound : messages.unbound}
              </Badge>
              {isBound[app] && isLastWay && <RowNote>{messages.lastWay}</RowNote>}
              {!(isBound[app] && isLastWay) && (
                // The same button in both states, which keeps the focus.
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => (isBound[app] ? onUnbind(app) : onBind(app))}
                >
                  {(isBound[app] ? messages.unbindApp : messages.bindApp)(messages.appNames[app])}
                </Button>
              )}
            </dd>
          </DataRow>
        ))}
      </DataRows>
    </Panel>
  )
}
