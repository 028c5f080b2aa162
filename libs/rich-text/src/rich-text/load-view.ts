import type { ComponentType } from 'react'
import type { RichTextLocale } from '../locales/rich-text-locale'
import { getCachedText, cacheText } from '../render/text-cache'
import type { RichTextOptions } from '../rich-text-options'
import type { ProseProps } from './prose'
import type { ProseOfElementsProps } from './prose-of-elements'

/** State of a text to render. */
export interface RichTextView {
  Prose: ComponentType<ProseProps>
  /** Present for texts with host components. */
  ProseOfElements?: ComponentType<ProseOfElementsProps>
  /** Safe HTML, in order. */
  pieces: readonly string[]
  /** No more pieces follow. */
  isComplete: boolean
  /** Formulas are as typed, because KaTeX failed to load. */
  lacksMath: boolean
  locale: RichTextLocale
}

/** Code loaded with the first text. */
interface Code {
  Prose: ComponentType<ProseProps>
  ProseOfElements?: ComponentType<ProseOfElementsProps>
  localeOf: (options: RichTextOptions) => RichTextLocale
}

let code: Code | undefined

function emptyView({ localeOf, ...parts }: Code, options: RichTextOptions): RichTextView {
  return { ...parts, locale: localeOf(options), pieces: [], isComplete: false, lacksMath: false }
}

/**
 * Returns the view of a cached text, or `null` if it has to be loaded.
 *
 * @param hasComponents true if host components replace elements
 */
export function getCachedView(
  source: string,
  options: RichTextOptions,
  hasComponents: boolean,
): RichTextView | null {
  if (!code || (hasComponents && !code.ProseOfElements)) return null
  const pieces = getCachedText(source, options, 'page')
  return pieces ? { ...emptyView(code, options), pieces, isComplete: true } : null
}

/**
 * Loads the code that renders a text, and the text piece by piece in its final form.
 *
 * @param hasComponents true if host components replace elements
 */
export async function* loadView(
  source: string,
  options: RichTextOptions,
  hasComponents: boolean,
): AsyncGenerator<RichTextView, void> {
  const [{ Prose }, { localeOf }, { streamRichText }, ofElements] = await Promise.all([
    import('./prose'),
    import('../locales/locale-of'),
    import('../render/stream-rich-text'),
    hasComponents ? import('./prose-of-elements') : null,
    // Starts loading in parallel with the other imports.
    options.format === 'markdown' ? import('../markdown/parse-markdown') : null,
  ])
  code = { ...code, Prose, localeOf, ...ofElements }
  let view = emptyView(code, options)
  let isKept = true
  for await (const piece of streamRichText(source, options, { withBar: true })) {
    if (view.pieces.length > 0) yield view
    isKept &&= !piece.lacksMath && !piece.lacksColors
    view = {
      ...view,
      pieces: [...view.pieces, piece.html],
      lacksMath: view.lacksMath || piece.lacksMath,
    }
  }
  if (isKept) cacheText(source, options, 'page', view.pieces)
  yield { ...view, isComplete: true }
}
