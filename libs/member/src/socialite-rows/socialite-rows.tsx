import type { Member, SiteConfig, SocialiteApp } from '@shuyuan/api'
import { Badge, Button } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { DataRow, DataRows, RowNote } from '../data-rows/data-rows'
import { useMessages } from '../member-locale-provider/use-messages'
import { Panel } from '../panel/panel'

/** Properties of {@link SocialiteRows}. */
export interface SocialiteRowsProps {
  member: Pick<Member, 'isMobileBound' | 'isQqBound' | 'isWechatBound'>
  /** Which third-party accounts the site knows; only these are shown. */
  socialites: SiteConfig['socialites']
  onBind: (app: SocialiteApp) => void
  /** Wants to be asked before it is done. */
  onUnbind: (app: SocialiteApp) => void
}

const apps: readonly SocialiteApp[] = ['wechat', 'qq']

/** Third-party accounts to sign in with. The last way into an account cannot be taken away here. */
export function SocialiteRows(props: SocialiteRowsProps): ReactElement | null {
  const messages = useMessages()
  const { member, socialites, onBind, onUnbind } = props
  const isBound: Record<SocialiteApp, boolean> = {
    qq: member.isQqBound,
    wechat: member.isWechatBound,
  }
  const shown = apps.filter((app) => socialites[app])
  if (shown.length === 0) return null
  // What the site does not know any more is no way in either.
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
                // The same button before and after, which keeps the keyboard's place.
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
