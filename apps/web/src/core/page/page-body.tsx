import { Container, PageHeading, token } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled(Container)`
  padding-block: ${token('space-6')} ${token('space-8')};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  margin-block-end: ${token('space-5')};
  /* Room for the part that loads late. */
  &[data-aside] {
    min-block-size: 3.75rem;
    & > h1 {
      flex: none;
    }
  }
`

interface PageBodyProps {
  title: string
  /** Beside the title. It may load late, and is at most 60 px high. */
  aside?: ReactNode
  children: ReactNode
}

export function PageBody({ title, aside, children }: PageBodyProps) {
  return (
    <Root>
      <Head data-aside={aside ? true : undefined}>
        <PageHeading>{title}</PageHeading>
        {aside}
      </Head>
      {children}
    </Root>
  )
}
