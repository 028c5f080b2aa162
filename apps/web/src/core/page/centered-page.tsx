import { token } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token('space-4')};
  min-block-size: 70vh;
  padding: ${token('space-8')} ${token('space-4')};
  text-align: center;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
`

/** A centered message with actions. */
export function CenteredPage({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>
}

CenteredPage.Actions = Actions
