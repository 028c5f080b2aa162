import { PageHeading, token } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useDocumentTitle } from '../../use-document-title'

const Heading = styled(PageHeading)`
  margin-block-end: ${token('space-5')};
  font-size: ${token('text-2xl')};
`

/** A page of the user centre: titled document, heading, content. */
export function MemberSection({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title)
  return (
    <>
      <Heading>{title}</Heading>
      {children}
    </>
  )
}
