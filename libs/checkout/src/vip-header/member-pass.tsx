import { formatDateTime } from '@shuyuan/time-format'
import { token } from '@shuyuan/ui'
import { Crown } from 'lucide-react'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import { daysUntil } from '../vip-plan-list/plan-end'
import type { VipMembership } from './membership-line'

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: space-between;
  aspect-ratio: 5 / 3;
  padding: ${token('space-6')};
  border-radius: ${token('radius-lg')};
  background-color: ${token('member')};
  background-image: radial-gradient(
    circle at 100% 0,
    color-mix(in srgb, ${token('on-member')} 16%, transparent) 0 45%,
    transparent 0
  );
  box-shadow: ${token('shadow-floating')};
  color: ${token('on-member')};
  & > svg {
    justify-self: end;
  }
`

const Name = styled.p`
  font: ${token('type-title')};
`

const Days = styled.p`
  grid-column: 1;
  align-self: end;
  font: ${token('type-figure')};
  font-variant-numeric: tabular-nums;
`

const End = styled.p`
  align-self: end;
  font-variant-numeric: tabular-nums;
`

interface MemberPassProps {
  membership: VipMembership
  now: Date | undefined
}

/** Drawn membership card: plan, days left and expiry. The line beside it says the same as text. */
export function MemberPass({ membership, now }: MemberPassProps): ReactElement {
  const messages = useMessages()
  return (
    <Root aria-hidden>
      <Name>{membership.name}</Name>
      <Crown size={32} />
      <Days>{messages.inDays(daysUntil(membership.expiresAt, now))}</Days>
      <End>{formatDateTime(membership.expiresAt).slice(0, 10)}</End>
    </Root>
  )
}
