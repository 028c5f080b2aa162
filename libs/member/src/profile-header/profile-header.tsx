import type { Member } from '@shuyuan/api'
import { Avatar, formatNumber, Link, token } from '@shuyuan/ui'
import { Coins } from 'lucide-react'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../member-locale-provider/use-messages'
import { VipLine, type MemberVip } from './vip-line'

export interface ProfileHeaderProps {
  /** The member. */
  member: Pick<Member, 'name' | 'avatar' | 'credit1'>
  /** `null` without a plan, `undefined` while it loads. */
  vip: MemberVip | null | undefined
  /** URL of the points page. */
  creditHref: string
  /** URL of the VIP page, or null if the site sells no plans, which hides the offers. */
  vipHref: string | null
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-4')} ${token('space-5')};
`

const Words = styled.div`
  display: grid;
  flex: 1 1 6em;
  gap: ${token('space-1')};
  min-inline-size: 0;
  & > h2 {
    font: ${token('type-subtitle')};
    overflow-wrap: anywhere;
  }
`

const Credit = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: ${token('touch-target')};
  color: ${token('text')};
  font: ${token('type-subtitle')};
  font-variant-numeric: tabular-nums;
`

/** Avatar, name, VIP plan and points of the member. */
export function ProfileHeader(props: ProfileHeaderProps): ReactElement {
  const messages = useMessages()
  const { member, vip, creditHref, vipHref } = props
  return (
    <Root>
      <Avatar src={member.avatar} name={member.name} size={72} />
      <Words>
        <h2>{member.name}</h2>
        <VipLine vip={vip} href={vipHref} />
      </Words>
      <Credit href={creditHref}>
        <Coins size={18} aria-hidden />
        {messages.credit(formatNumber(member.credit1))}
      </Credit>
    </Root>
  )
}
