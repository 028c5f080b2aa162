import type { ComponentType } from 'react'
import type { RichTextOptions } from '../rich-text-options'
import type { ProseProps } from './prose'

/** A text ready to be shown. */
export interface RichTextView {
  Prose: ComponentType<ProseProps>
  html: string
}

/** Fetches what shows a text, and the text in its final form. */
export async function loadView(source: string, options: RichTextOptions): Promise<RichTextView> {
  const [{ Prose }, { loadRichText }] = await Promise.all([
    import('./prose'),
    import('../load-rich-text'),
  ])
  return { Prose, html: await loadRichText(source, options) }
}
