import type { ComponentType } from 'react'
import { recallText, rememberText } from '../render/text-cache'
import type { RichTextOptions } from '../rich-text-options'
import type { ProseProps } from './prose'

/** What there is of a text to be shown. */
export interface RichTextView {
  Prose: ComponentType<ProseProps>
  /** Safe HTML, in order. */
  pieces: readonly string[]
  /** Nothing follows. */
  isComplete: boolean
  /** Formulas stand there as typed, as KaTeX could not be fetched. */
  lacksMath: boolean
}

let prose: ComponentType<ProseProps> | undefined

/** The view of a text shown before, at once; `null` when it has to be loaded. */
export function recallView(source: string, options: RichTextOptions): RichTextView | null {
  const pieces = prose && recallText(source, options, 'page')
  return prose && pieces ? { Prose: prose, pieces, isComplete: true, lacksMath: false } : null
}

/** Fetches what shows a text, and the text piece by piece, in its final form. */
export async function* loadView(
  source: string,
  options: RichTextOptions,
): AsyncGenerator<RichTextView, void> {
  const [{ Prose }, { streamRichText }] = await Promise.all([
    import('./prose'),
    import('../render/stream-rich-text'),
    // Asked for later, too; asked for now, it is on its way together with the others.
    options.format === 'markdown' ? import('../markdown/parse-markdown') : null,
  ])
  prose = Prose
  let view: RichTextView = { Prose, pieces: [], isComplete: false, lacksMath: false }
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
