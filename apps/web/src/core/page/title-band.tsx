import { Container, PageHeading, ruledBand, ruledSheet, token } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.header`
  ${ruledBand}
`

const Sheet = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding-block: ${token('space-6')};
  font: ${token('type-display')};
  /* Two characters of the title between two rules. */
  ${ruledSheet('2em')}
  & > h1 {
    font: inherit;
  }
`

/** Keeps its height while the part loads late. */
const Aside = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 3.75rem;
  font: ${token('type-body')};
`

export interface TitleBandProps {
  title: string
  /** Beside the title. It may load late, and is at most 60 px high. */
  aside?: ReactNode
}

/** The title of a page on a band of writing paper. */
export function TitleBand({ title, aside }: TitleBandProps) {
  return (
    <Root>
      <Sheet>
        {/* A new element for each page, so that screen readers read it when it gets the focus. */}
        <PageHeading key={title}>{title}</PageHeading>
        {aside && <Aside>{aside}</Aside>}
      </Sheet>
    </Root>
  )
}
