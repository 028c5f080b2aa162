import type { ReactElement } from 'react'
import { TitleText, token, type TitlePart } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { splitByKeywords } from '../rules/split-by-keywords'

const Hit = styled.mark`
  background: none;
  color: inherit;
  font-weight: ${token('weight-strong')};
  text-decoration: underline 2px ${token('seal')};
  text-underline-offset: 0.2em;
`

export interface HighlightedProps {
  /** The text to show. */
  text: string
  /** Words to mark, separated by spaces. */
  keywords: string
  /** Whether lines end between words, for titles. @default false */
  isTitle?: boolean
}

/** Text with the keywords marked. Renders text nodes only. */
export function Highlighted({ text, keywords, isTitle = false }: HighlightedProps): ReactElement {
  const pieces = splitByKeywords(text, keywords)
  if (isTitle) {
    const parts = pieces.map(({ text, isHit }): TitlePart => ({ text, as: isHit ? Hit : 'span' }))
    return <TitleText parts={parts}>{text}</TitleText>
  }
  return (
    <>
      {pieces.map((piece, index) =>
        piece.isHit ? <Hit key={index}>{piece.text}</Hit> : piece.text,
      )}
    </>
  )
}
