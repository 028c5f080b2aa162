import type { ReactElement } from 'react'
import { ErrorBlock, Skeleton } from '@shuyuan/ui'
import * as messages from '../messages'
import { plainText } from '../plain-text'
import type { RichTextOptions } from '../rich-text-options'
import { useRichText } from './use-rich-text'

/** Properties of {@link RichText}. */
export interface RichTextProps extends RichTextOptions {
  /** HTML or Markdown, untrusted. */
  source: string
  className?: string
}

function PlainText({ source, format }: Pick<RichTextProps, 'source' | 'format'>): ReactElement {
  return <p style={{ whiteSpace: 'pre-wrap' }}>{plainText(source, format)}</p>
}

/** As many lines as the text will about need, so that what follows hardly moves. */
function expectedLines(source: string): number {
  return Math.min(12, Math.max(2, Math.ceil(source.length / 60)))
}

/**
 * Shows an untrusted HTML or Markdown text: safe, with code and formulas, in the type of running
 * text. Costs almost nothing until it is on the page; then it loads what the text needs, and shows a
 * long text piece by piece. A text shown before is there at once. Server rendering gives the plain
 * text; so does a failed load, with a way to try again. Formulas whose typesetter cannot be fetched
 * are shown as typed, with the reason above them.
 *
 * @example
 * <RichText source={course.descriptionHtml} format="html" baseUrl="https://api.school.example" />
 */
export function RichText({ source, className, ...options }: RichTextProps): ReactElement {
  const state = useRichText(source, options)
  if (state.phase === 'ready') {
    const { Prose, pieces, isComplete, lacksMath } = state.view
    return (
      <>
        {lacksMath && <ErrorBlock message={messages.mathMissing} onRetry={state.retry} />}
        <Prose pieces={pieces} isComplete={isComplete} className={className} />
      </>
    )
  }
  return (
    <div className={className} aria-busy={state.phase === 'loading' || undefined}>
      {state.phase === 'loading' && <Skeleton lines={expectedLines(source)} />}
      {state.phase === 'plain' && <PlainText source={source} format={options.format} />}
      {state.phase === 'failed' && (
        <>
          <ErrorBlock message={messages.loadFailed} onRetry={state.retry} />
          <PlainText source={source} format={options.format} />
        </>
      )}
    </div>
  )
}
