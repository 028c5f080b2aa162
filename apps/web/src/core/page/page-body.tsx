import { Container, PageHeading, token } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled(Container)`
  padding-block: ${token('space-6')} ${token('space-8')};
`

const Heading = styled(PageHeading)`
  margin-block-end: ${token('space-5')};
`

interface PageBodyProps {
  title: string
  children: ReactNode
}

export function PageBody({ title, children }: PageBodyProps) {
  return (
    <Root>
      <Heading>{title}</Heading>
      {children}
    </Root>
  )
}
