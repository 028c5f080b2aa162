import { memo, type MouseEvent, type ReactElement, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { Skeleton, useFollowLink, usePreloadLink, VisuallyHidden } from '@shuyuan/ui'
import { codeStyle } from './code-style'
import { layoutStyle } from './layout-style'
import { mathStyle } from './math-style'
import { mediaStyle } from './media-style'
import { Piece } from './piece'
import { printStyle } from './print-style'
import { tableStyle } from './table-style'
import { useCopyButtons } from './use-copy-buttons'
import { wordsStyle } from './words-style'

const Root = styled.div`
  ${layoutStyle}
  ${wordsStyle}
  ${mediaStyle}
  ${tableStyle}
  ${codeStyle}
  ${mathStyle}
  ${printStyle}
`

/**
 * More pieces than this are styled and laid out only when they come near the window. Beside MathML a
 * browser styles all of them anew with each piece that comes.
 */
const fewPieces = 3

/** Properties of {@link Prose}. */
export interface ProseProps {
  /** Safe HTML as `streamRichText` gives it, nothing else. */
  pieces: readonly string[]
  /** @default true */
  isComplete?: boolean
  className?: string
}

function Text({ pieces, isComplete = true, className }: ProseProps): ReactElement {
  const follow = useFollowLink()
  const preload = usePreloadLink()
  const { notice, answer } = useCopyButtons()

  function handleClick(event: MouseEvent) {
    if (!(event.target instanceof Element) || answer(event.target)) return
    const link = event.target.closest('a')
    if (link !== null) follow(event, link)
  }

  function handleIntent({ target }: SyntheticEvent) {
    const link = target instanceof Element ? target.closest('a') : null
    if (link !== null) preload(link)
  }

  return (
    <Root
      className={className}
      aria-busy={!isComplete || undefined}
      data-long={pieces.length > fewPieces || undefined}
      onClick={handleClick}
      onFocus={handleIntent}
      onPointerOver={handleIntent}
    >
      {pieces.map((html, index) => (
        // Pieces are only ever added at the end.
        <Piece key={index} html={html} isLast={isComplete && index === pieces.length - 1} />
      ))}
      {!isComplete && <Skeleton lines={3} />}
      <VisuallyHidden role="status">
        <span key={notice.number}>{notice.text}</span>
      </VisuallyHidden>
    </Root>
  )
}

/** Shows finished, safe HTML in the type of running text. */
export const Prose = memo(Text)
