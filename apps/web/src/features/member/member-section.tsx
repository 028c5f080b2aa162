import { PageHeading, token } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Heading = styled(PageHeading)`
  margin-block-end: ${token('space-5')};
`

export function MemberSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Heading>{title}</Heading>
      {children}
    </>
  )
}
