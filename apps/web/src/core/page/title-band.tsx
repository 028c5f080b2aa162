import { Container, media, PageHeading, ruledBand, ruledSheet, TitleText, token } from '@shuyuan/ui'
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
  padding-block: ${token('space-4')};
  ${ruledSheet()}
  & > h1 {
    align-content: center;
    min-block-size: 3.75rem;
    font: ${token('type-display')};
  }
  ${media.md} {
    padding-block: ${token('space-6')};
  }
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
        <PageHeading>
          <TitleText>{title}</TitleText>
        </PageHeading>
        {aside}
      </Sheet>
    </Root>
  )
}
