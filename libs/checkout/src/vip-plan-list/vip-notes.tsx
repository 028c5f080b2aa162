import { Link, Section, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'

const List = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  max-inline-size: ${token('text-width')};
  margin: 0;
  padding-inline-start: 1.2em;
  color: ${token('text-muted')};
  & > li::marker {
    color: ${token('member')};
  }
  & a {
    text-decoration: underline;
  }
`

interface VipNotesProps {
  /** Agreement that an order will require; `null` for none. */
  agreement: { title: string; href: string } | null
}

/** Notes to read before buying a plan. */
export function VipNotes({ agreement }: VipNotesProps): ReactElement {
  const messages = useMessages()
  return (
    <Section title={messages.notesTitle}>
      <List>
        {messages.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {agreement !== null && (
          <li>
            {messages.agreementBefore}
            <Link href={agreement.href} newTab>
              {agreement.title}
            </Link>
          </li>
        )}
      </List>
    </Section>
  )
}
