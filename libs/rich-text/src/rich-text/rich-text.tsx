import { memo, use, useRef, type ReactElement, type Ref } from 'react'
import { ErrorBlock, Skeleton } from '@shuyuan/ui'
import { loadFailed } from '../locales/load-failed'
import { plainText } from '../plain-text'
import { sourceText } from '../source-text'
import type { RichTextOptions } from '../rich-text-options'
import type { RichTextComponents } from './rich-text-components'
import { ServeText } from './serve-text'
import { useMistakes } from './use-mistakes'
import { useRichText } from './use-rich-text'

export interface RichTextProps extends RichTextOptions {
  /** HTML or Markdown, untrusted; nothing is rendered without one. */
  source: string | null | undefined
  /**
   * Components that replace elements of the finished, safe text, as `{ a: SchoolLink }`. Each gets
   * the attributes of its element as React's properties, and what is inside as `children`. The object
   * stays the same from one rendering to the next. A server sends the elements themselves.
   */
  components?: RichTextComponents
  className?: string
}

interface WordsProps extends Pick<RichTextOptions, 'format'> {
  source: string
  ref: Ref<HTMLDivElement>
}

const asTyped = { whiteSpace: 'pre-wrap' } as const

/** As many lines as the text will about need, so that what follows hardly moves. */
function expectedLines(source: string): number {
  return Math.min(12, Math.max(2, Math.ceil(source.length / 60)))
}

/** The words of a text, or what a server sent in their place: it stays, and need not be sent twice. */
const Words = memo(function Words({ ref, source, format }: WordsProps) {
  return (
    <div ref={ref} style={asTyped} suppressHydrationWarning>
      {plainText(source, format)}
    </div>
  )
})

function Text({ source, components, className, ...options }: RichTextProps & { source: string }) {
  const root = useRef<HTMLDivElement>(null)
  const serve = use(ServeText)
  const state = useRichText(source, options, root, components !== undefined)
  if (state.phase === 'ready') {
    const { lacksMath, Prose, ProseOfElements, ...view } = state.view
    const prose = { ...view, className }
    return (
      <>
        {lacksMath && (
          <ErrorBlock
            message={prose.locale.mathMissing}
            retryLabel={prose.locale.retry}
            onRetry={state.retry}
          />
        )}
        {components && ProseOfElements ? (
          <ProseOfElements {...prose} components={components} />
        ) : (
          <Prose {...prose} />
        )}
      </>
    )
  }
  if (state.phase === 'served') {
    const { Behavior } = state
    const text = serve && use(serve(source, options))
    return (
      <div className={className}>
        {text || <Words ref={root} source={source} format={options.format} />}
        {Behavior && <Behavior root={root} options={options} />}
      </div>
    )
  }
  // What failed to come may be the language.
  const said = { ...options.locale, ...options.messages }
  return (
    <div className={className} aria-busy={state.phase === 'loading' || undefined}>
      {state.phase === 'loading' && <Skeleton lines={expectedLines(source)} />}
      {state.phase === 'failed' && (
        <>
          <ErrorBlock
            message={said.loadFailed ?? loadFailed}
            retryLabel={said.retry}
            onRetry={state.retry}
          />
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
  useMistakes(source, props)
  const text = sourceText(source)
  return text.trim() === '' ? null : <Text {...props} source={text} />
}
