import { Link, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'

const Root = styled.p`
  color: ${token('text-muted')};
  font: ${token('type-small')};
  overflow-wrap: anywhere;
  & > a {
    white-space: nowrap;
  }
`

interface SupportNoteProps {
  orderNo: string
  /** URL of the school's contact page, or `null`. */
  href: string | null
}

/** Link to support for learners who paid but received nothing. */
export function SupportNote({ orderNo, href }: SupportNoteProps): ReactElement {
  const messages = useMessages()
  return (
    <Root>
      {messages.paidWithoutDelivery(orderNo)}{' '}
      {href === null ? (
        <span>{messages.support}</span>
      ) : (
        <Link href={href} newTab>
          {messages.support}
        </Link>
      )}
    </Root>
  )
}
