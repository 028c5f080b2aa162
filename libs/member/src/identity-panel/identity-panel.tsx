import type { Member } from '@shuyuan/api'
import { token } from '@shuyuan/ui'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { DataRow, DataRows } from '../data-rows/data-rows'
import { useMessages } from '../member-locale-provider/use-messages'

export interface IdentityPanelProps {
  /** The member. */
  member: Pick<Member, 'isFaceVerified' | 'realName' | 'idNumber'>
  /** Button that starts the verification, shown until the member is verified. */
  action?: ReactNode
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  margin-block-end: ${token('space-4')};
  color: ${token('text-subtle')};
  & > h2 {
    color: ${token('text')};
    font: ${token('type-subtitle')};
  }
  &[data-verified] > svg {
    color: ${token('success')};
  }
`

const Why = styled.p`
  margin-block-end: ${token('space-4')};
  color: ${token('text-muted')};
`

/** Whether the member's identity is verified, with the masked name and ID number. */
export function IdentityPanel({ member, action }: IdentityPanelProps): ReactElement {
  const messages = useMessages()
  const { isFaceVerified, realName, idNumber } = member
  const known: [name: string, value: string][] = [
    [messages.realName, realName],
    [messages.idNumber, idNumber],
  ]
  // The server may return only that the member is verified.
  const rows = known.filter(([, value]) => value !== '')
  const Icon = isFaceVerified ? ShieldCheck : ShieldAlert
  return (
    <div>
      <Head data-verified={isFaceVerified || undefined}>
        <Icon size={24} aria-hidden />
        <h2>{isFaceVerified ? messages.identityDone : messages.identityNone}</h2>
      </Head>
      {isFaceVerified ? (
        rows.length > 0 && (
          <DataRows>
            {rows.map(([name, value]) => (
              <DataRow key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </DataRow>
            ))}
          </DataRows>
        )
      ) : (
        <>
          <Why>{messages.identityWhy}</Why>
          {action}
        </>
      )}
    </div>
  )
}
