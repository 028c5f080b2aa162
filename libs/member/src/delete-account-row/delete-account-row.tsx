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
  margin-block-start: ${token('space-5')};
  padding-inline: ${token('space-5')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
  /* The button's text, not its padding, lines up with the buttons above. */
  & > button {
    margin-inline: auto calc(-1 * ${token('space-3')});
  }
`

/** Properties of {@link DeleteAccountRow}. */
export interface DeleteAccountRowProps {
  onOpen: () => void
}

/** The way out for good, said quietly below everything else. */
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
