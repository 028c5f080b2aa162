import { createRichTextRenderer, type RichTextRenderer } from '@shuyuan/rich-text/server'
import { reasonOf, type Log } from '../create-log'

/** Renders nothing, so pages contain plain text until the browser renders rich text. */
export const noRichText: RichTextRenderer = { render: async () => null, close: async () => {} }

/** Starts the worker thread that renders rich text. */
export async function startRichText(worker: URL, log: Log): Promise<RichTextRenderer> {
  return createRichTextRenderer({ worker }).catch((error: unknown) => {
    // jsdom is not part of the build and may be missing.
    log.warn({ reason: reasonOf(error) }, 'rich text sent as plain text')
    return noRichText
  })
}
