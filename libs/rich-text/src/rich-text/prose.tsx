import { memo, useRef, type ReactElement } from 'react'
import { Skeleton } from '@shuyuan/ui'
import { Piece, type ToElements } from './piece'
import { ProseRoot } from './prose-root'
import type { RichTextLocale } from '../locales/rich-text-locale'
import { TextBehavior } from './text-behavior'

/**
 * More pieces than this are styled and laid out only when they come near the window. Beside MathML a
 * browser styles all of them anew with each piece that comes.
 */
const fewPieces = 3

export interface ProseProps {
  /** Safe HTML as `streamRichText` gives it, nothing else. */
  pieces: readonly string[]
  /** @default true */
  isComplete?: boolean
  locale: RichTextLocale
  /** Makes React elements of the pieces. @default they stay HTML */
  toElements?: ToElements
  className?: string
}

function Text({
  pieces,
  isComplete = true,
  locale,
  toElements,
  className,
}: ProseProps): ReactElement {
  const root = useRef<HTMLDivElement>(null)
  return (
    <ProseRoot
      ref={root}
      className={className}
      aria-busy={!isComplete || undefined}
      data-long={pieces.length > fewPieces || undefined}
    >
      {pieces.map((html, index) => (
        // Pieces are only ever added at the end.
        <Piece
          key={index}
          html={html}
          isLast={isComplete && index === pieces.length - 1}
          toElements={toElements}
        />
      ))}
      {!isComplete && <Skeleton lines={3} />}
      <TextBehavior root={root} locale={locale} />
    </ProseRoot>
  )
}

/** Shows finished, safe HTML in the type of running text. */
export const Prose = memo(Text)
