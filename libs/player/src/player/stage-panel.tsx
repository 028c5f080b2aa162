import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '@shuyuan/ui'

const Root = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space-4')};
  overflow: auto;
  padding: ${token('space-4')};
  background: rgb(0 0 0 / 0.84);
  text-align: center;
`

const Text = styled.p`
  max-inline-size: 32em;
  color: white;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
`

/** Properties of {@link StagePanel}. */
export interface StagePanelProps {
  /** `alert` for failures, `status` for all else. */
  role: 'alert' | 'status'
  text: string
  /** Buttons and links. */
  children?: ReactNode
}

/** Covers the picture with a sentence and what one can do now. */
export function StagePanel({ role, text, children }: StagePanelProps): ReactElement {
  return (
    <Root>
      <Text role={role}>{text}</Text>
      {children && <Actions>{children}</Actions>}
    </Root>
  )
}
