import { worker } from 'workerpool'
import type { RichTextOptions } from '../rich-text-options'

/**
 * Renders texts for `createRichTextRenderer` in the current worker thread. Bundled servers call it in their
 * own worker script.
 *
 * @throws the error of importing `jsdom`, if it is not installed
 */
export async function serveRichText(): Promise<void> {
  const { JSDOM } = await import('jsdom')

  /**
   * A new window for each text, because jsdom's selectors keep every document in memory as long as its
   * window.
   */
  function openWindow() {
    const { window } = new JSDOM('<!doctype html>')
    const { document, DOMParser, Element, Node, Text } = window
    // No location: links and images of the site depend on the options only.
    Object.assign(globalThis, { window, document, DOMParser, Element, Node, Text })
  }

  openWindow()
  const { renderForPage } = await import('./render-for-page')
  worker({
    renderForPage(source: string, options: RichTextOptions) {
      openWindow()
      return renderForPage(source, options)
    },
  })
}
