import type { Instant } from '@shuyuan/api'
import { formatDateTime } from '@shuyuan/time-format'
import { Badge, Link, Skeleton, token } from '@shuyuan/ui'
import { Crown } from 'lucide-react'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import type { MemberLocale } from '../messages'
import { useMessages } from '../member-locale-provider/use-messages'

/** Current or ended VIP plan of a member. */
export interface MemberVip {
  name: string
  /** `null` if it never ends. */
  expiresAt: Instant | null
  isActive: boolean
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  min-block-size: 1lh;
  color: ${token('text-muted')};
  font: ${token('type-small')};
  @media (pointer: coarse) {
    & > a {
      padding-block: ${token('space-3')};
    }
  }
`

interface VipLineProps {
  vip: MemberVip | null | undefined
  href: string | null
}

function membership({ expiresAt, isActive }: MemberVip, messages: MemberLocale): string {
  if (expiresAt === null) return isActive ? messages.vipForever : messages.vipExpiredSometime
  const date = formatDateTime(expiresAt)
  return isActive ? messages.vipActive(date) : messages.vipExpired(date)
}

/** VIP badge, its expiry, and a link that buys or renews it. */
export function VipLine({ vip, href }: VipLineProps): ReactElement | null {
  const messages = useMessages()
  // A site that sells no VIP shows nothing to members without it.
  if (!vip && href === null) return null
  if (vip === undefined) {
    return (
      <Root>
        <Skeleton width="12em" />
      </Root>
    )
  }
  return (
    <Root data-vip={vip === null ? 'none' : vip.isActive ? 'active' : 'expired'}>
      {vip !== null && (
        <Badge tone={vip.isActive ? 'member' : 'neutral'}>
          <Crown size={12} aria-hidden />
          {vip.name}
        </Badge>
      )}
      <span>{vip === null ? messages.vipNone : membership(vip, messages)}</span>
      {href !== null && (
        <Link href={href}>{vip === null ? messages.vipOpen : messages.vipRenew}</Link>
      )}
    </Root>
  )
}
