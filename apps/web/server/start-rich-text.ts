import { createRichTextRenderer, type RichTextRenderer } from '@shuyuan/rich-text/server'

/** Pages hold the plain words of their texts, and the browser does the rest. */
export const noRichText: RichTextRenderer = { render: async () => null, close: async () => {} }

/** Starts the thread that renders the texts of pages, from its built file. */
export async function startRichText(worker: URL): Promise<RichTextRenderer> {
  return createRichTextRenderer({ worker }).catch((error: unknown) => {
    // The build does not hold jsdom.
    console.error('Rich text is sent as plain text:', error)
    return noRichText
  })
}
