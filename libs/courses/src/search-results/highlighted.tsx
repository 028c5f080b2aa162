import type { ReactElement } from 'react'
import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { splitByKeywords } from '../rules/split-by-keywords'

const Hit = styled.mark`
  background: none;
  color: ${token('accent-text')};
  font-weight: ${token('weight-strong')};
`

export interface HighlightedProps {
  text: string
  keywords: string
}

/** Text with the keywords marked. Renders text nodes only. */
export function Highlighted({ text, keywords }: HighlightedProps): ReactElement {
  return (
    <>
      {splitByKeywords(text, keywords).map((piece, index) =>
        piece.isHit ? <Hit key={index}>{piece.text}</Hit> : piece.text,
      )}
    </>
  )
}
