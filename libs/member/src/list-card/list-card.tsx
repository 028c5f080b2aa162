import { Card, token } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'

const Rows = styled.ul`
  & > li + li {
    border-block-start: 1px solid ${token('border')};
  }
`

/** Rows under each other on one raised surface. Takes `li` elements. */
export function ListCard({ children }: { children: ReactNode }): ReactElement {
  return (
    <Card flush>
      <Rows role="list">{children}</Rows>
    </Card>
  )
}
