import { use, useRef, type ReactElement } from 'react'
import { ErrorBlock, Skeleton } from '@shuyuan/ui'
import * as messages from '../messages'
import { plainText } from '../plain-text'
import { sourceText } from '../source-text'
import type { RichTextOptions } from '../rich-text-options'
import { ServeText } from './serve-text'
import { useMistakes } from './use-mistakes'
import { useRichText } from './use-rich-text'

/** Properties of {@link RichText}. */
export interface RichTextProps extends RichTextOptions {
  /** HTML or Markdown, untrusted; nothing is rendered without one. */
  source: string | null | undefined
  className?: string
}

const asTyped = { whiteSpace: 'pre-wrap' } as const

/** As many lines as the text will about need, so that what follows hardly moves. */
function expectedLines(source: string): number {
  return Math.min(12, Math.max(2, Math.ceil(source.length / 60)))
}

function Text({ source, className, ...options }: RichTextProps & { source: string }) {
  const root = useRef<HTMLDivElement>(null)
  const serve = use(ServeText)
  const state = useRichText(source, options, root)
  if (state.phase === 'ready') {
    const { Prose, pieces, isComplete, lacksMath } = state.view
    return (
      <>
        {lacksMath && <ErrorBlock message={messages.mathMissing} onRetry={state.retry} />}
        <Prose pieces={pieces} isComplete={isComplete} className={className} />
      </>
    )
  }
  if (state.phase === 'served') {
    const { Behavior } = state
    const text = serve && use(serve(source, options))
    return (
      <div className={className}>
        {text || (
          // The words, or what the server sent in their place: it stays, and need not be sent twice.
          <div ref={root} style={asTyped} suppressHydrationWarning>
            {plainText(source, options.format)}
          </div>
        )}
        {Behavior && <Behavior root={root} />}
      </div>
    )
  }
  return (
    <div className={className} aria-busy={state.phase === 'loading' || undefined}>
      {state.phase === 'loading' && <Skeleton lines={expectedLines(source)} />}
      {state.phase === 'failed' && (
        <>
          <ErrorBlock message={messages.loadFailed} onRetry={state.retry} />
          <p style={asTyped}>{plainText(source, options.format)}</p>
        </>
      )}
    </div>
  )
}
/**
 * Shows an untrusted HTML or Markdown text: safe, with code and formulas, in the type of running
 * text. Costs almost nothing until it is on the page; then it loads what the text needs, and shows a
 * long text piece by piece. A text shown before is there at once. Server rendering gives the whole text
 * below `RichTextProvider` of `@shuyuan/rich-text/server`, and the plain text without it. A failed load
 * gives the plain text, too, with a way to try again. Formulas whose typesetter cannot be fetched are
 * shown as typed, with the reason above them.
 *
 * @example
 * <RichText source={course.descriptionHtml} format="html" baseUrl="https://api.school.example" />
 */
export function RichText({ source, ...props }: RichTextProps): ReactElement | null {
  useMistakes(source, props.format)
  const text = sourceText(source)
  return text.trim() === '' ? null : <Text {...props} source={text} />
}
