import type { ComponentType } from 'react'
import type { RichTextLocale } from '../locales/rich-text-locale'
import { recallText, rememberText } from '../render/text-cache'
import type { RichTextOptions } from '../rich-text-options'
import type { ProseProps } from './prose'
import type { ProseOfElementsProps } from './prose-of-elements'

/** What there is of a text to be shown. */
export interface RichTextView {
  Prose: ComponentType<ProseProps>
  /** There for texts with components of the host's. */
  ProseOfElements?: ComponentType<ProseOfElementsProps>
  /** Safe HTML, in order. */
  pieces: readonly string[]
  /** Nothing follows. */
  isComplete: boolean
  /** Formulas stand there as typed, as KaTeX could not be fetched. */
  lacksMath: boolean
  locale: RichTextLocale
}

/** What came with the first text. */
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
 * The view of a text shown before, at once; `null` when it has to be loaded.
 *
 * @param hasComponents components of the host's replace elements
 */
export function recallView(
  source: string,
  options: RichTextOptions,
  hasComponents: boolean,
): RichTextView | null {
  if (!code || (hasComponents && !code.ProseOfElements)) return null
  const pieces = recallText(source, options, 'page')
  return pieces ? { ...emptyView(code, options), pieces, isComplete: true } : null
}

/**
 * Fetches what shows a text, and the text piece by piece, in its final form.
 *
 * @param hasComponents components of the host's replace elements
 */
export async function* loadView(
  source: string,
  given: RichTextOptions,
  hasComponents: boolean,
): AsyncGenerator<RichTextView, void> {
  const [{ Prose }, { localeOf }, { usableOptions }, { streamRichText }, ofElements] =
    await Promise.all([
      import('./prose'),
      import('../locales/locale-of'),
      import('../options/usable-options'),
      import('../render/stream-rich-text'),
      hasComponents ? import('./prose-of-elements') : null,
      // Asked for later, too; asked for now, it is on its way together with the others.
      given.format === 'markdown' ? import('../markdown/parse-markdown') : null,
    ])
  const options = usableOptions(given)
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
  if (isKept) rememberText(source, options, 'page', view.pieces)
  yield { ...view, isComplete: true }
}
