import { memo, use, useRef, type ReactElement, type Ref } from 'react'
import { ErrorBlock, Skeleton } from '@shuyuan/ui'
import { plainText } from '../plain-text'
import { invariant, sourceText } from '../source-text'
import type { RichTextOptions } from '../rich-text-options'
import { ServerTextContext } from './server-text-context'
import { useRichText } from './use-rich-text'
import { loadFailed } from '../locales/load-failed'
import type { RichTextComponents } from './element-from-dom'

export interface RichTextProps extends RichTextOptions {
  /** Untrusted HTML or Markdown. Renders nothing without it. */
  source: string | null | undefined
  /**
   * Components that replace elements of the finished, safe text, such as `{ a: SchoolLink }`. Each gets the
   * attributes of its element as React props and its content as `children`. Keep the object identity between
   * renders. A server renders the elements themselves.
   */
  components?: RichTextComponents
  /** Class of the root element. */
  className?: string
}

interface WordsProps extends Pick<RichTextOptions, 'format'> {
  source: string
  ref: Ref<HTMLDivElement>
}

const asTyped = { whiteSpace: 'pre-wrap' } as const

/** Estimated number of lines of the text, to reduce layout shift. */
function expectedLines(source: string): number {
  return Math.min(12, Math.max(2, Math.ceil(source.length / 60)))
}

/** The plain text, or the server-rendered text, which stays and is not sent twice. */
const Words = memo(function Words({ ref, source, format }: WordsProps) {
  return (
    <div ref={ref} style={asTyped} suppressHydrationWarning>
      {plainText(source, format)}
    </div>
  )
})

function Text({ source, components, className, ...options }: RichTextProps & { source: string }) {
  const root = useRef<HTMLDivElement>(null)
  const serve = use(ServerTextContext)
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
  // The locale may be what failed to load.
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
 * Renders an untrusted HTML or Markdown text safely, with code and formulas. It loads the code that the text
 * needs after mounting, and shows a long text piece by piece. A cached text is rendered immediately. On a
 * server it renders the whole text below `RichTextProvider` of `@shuyuan/rich-text/server`, or the plain text
 * without it. If loading fails, it shows the plain text and a retry button. Without KaTeX, formulas are as
 * typed, with the reason above them.
 *
 * @example
 * <RichText source={course.descriptionHtml} format="html" baseUrl="https://api.school.example" />
 */
export function RichText({ source, ...props }: RichTextProps): ReactElement | null {
  invariant(props)
  const text = sourceText(source)
  return text.trim() === '' ? null : <Text {...props} source={text} />
}
