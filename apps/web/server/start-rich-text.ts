import { createRichTextRenderer, type RichTextRenderer } from '@shuyuan/rich-text/server'
import { reasonOf, type Log } from './create-log'

/** Pages hold the plain words of their texts, and the browser does the rest. */
export const noRichText: RichTextRenderer = { render: async () => null, close: async () => {} }

/** Starts the thread that renders the texts of pages, from its built file. */
export async function startRichText(worker: URL, log: Log): Promise<RichTextRenderer> {
  return createRichTextRenderer({ worker }).catch((error: unknown) => {
    // The build does not hold jsdom.
    log.warn({ reason: reasonOf(error) }, 'rich text sent as plain text')
    return noRichText
  })
}
