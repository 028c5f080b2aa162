import type { ReactElement } from 'react'
import { IconButton, token } from '@shuyuan/ui'
import { Eye } from 'lucide-react'
import { styled } from 'styled-components'
import * as messages from '../messages'

const Root = styled(IconButton)`
  &[aria-pressed='true'] {
    border-color: ${token('border-strong')};
    background: ${token('selected')};
    color: ${token('on-selected')};
  }
`

/** Properties of {@link ContrastSwitch}. */
export interface ContrastSwitchProps {
  /** Whether there is more contrast now, by choice or by the system's setting. */
  isMore: boolean
  onChange: (isMore: boolean) => void
}

/** A button that is pressed while texts and lines have more contrast. */
export function ContrastSwitch({ isMore, onChange }: ContrastSwitchProps): ReactElement {
  return (
    <Root label={messages.moreContrast} aria-pressed={isMore} onClick={() => onChange(!isMore)}>
      <Eye size={20} aria-hidden />
    </Root>
  )
}
