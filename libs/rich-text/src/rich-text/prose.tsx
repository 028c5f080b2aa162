import { memo, useRef, type ReactElement } from 'react'
import { Skeleton } from '@shuyuan/ui'
import { Piece, type ToElements } from './piece'
import { ProseRoot } from './prose-root'
import type { RichTextLocale } from '../locales/rich-text-locale'
import { TextBehavior } from './text-behavior'

/**
 * With more pieces than this, each is styled and laid out only near the viewport. With MathML, a browser
 * restyles all pieces for each new one.
 */
const fewPieces = 3

export interface ProseProps {
  /** Safe HTML from `streamRichText` only. */
  pieces: readonly string[]
  /** False while more pieces follow. */
  isComplete: boolean
  locale: RichTextLocale
  /** Converts the pieces to React elements. @default they stay HTML */
  toElements?: ToElements
  className?: string
}

function Text({ pieces, isComplete, locale, toElements, className }: ProseProps): ReactElement {
  const root = useRef<HTMLDivElement>(null)
  return (
    <ProseRoot
      ref={root}
      className={className}
      aria-busy={!isComplete || undefined}
      data-long={pieces.length > fewPieces || undefined}
    >
      {pieces.map((html, index) => (
        // Pieces are only ever appended.
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

/** Renders finished, safe HTML with the typography of running text. */
export const Prose = memo(Text)
