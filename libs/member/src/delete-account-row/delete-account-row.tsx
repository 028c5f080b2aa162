import { Button, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../member-locale-provider/use-messages'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-5')};
  margin-block-start: ${token('space-8')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
  /* Aligns the text of the button, not its padding, with the buttons above. */
  & > button {
    margin-inline-start: auto;
    padding-inline: 0;
  }
`

export interface DeleteAccountRowProps {
  /** Opens the form. */
  onOpen: () => void
}

/** Last row of the profile, with a button that opens the deletion of the account. */
export function DeleteAccountRow({ onOpen }: DeleteAccountRowProps): ReactElement {
  const messages = useMessages()
  return (
    <Root>
      <p>{messages.destroyHint}</p>
      <Button variant="ghost" size="sm" onClick={onOpen}>
        {messages.destroyOpen}
      </Button>
    </Root>
  )
}
