import { worker } from 'workerpool'
import type { RichTextOptions } from '../rich-text-options'

/**
 * Renders texts for `createRichTextRenderer` in the worker thread that this is called in. A bundler needs
 * it, to make a script of its own for that thread.
 *
 * @throws what the import of `jsdom` throws, when it is not installed
 */
export async function serveRichText(): Promise<void> {
  const { JSDOM } = await import('jsdom')

  /** A new window for each text: jsdom's selectors keep each document as long as the window is there. */
  function openWindow() {
    const { window } = new JSDOM('<!doctype html>')
    const { document, DOMParser, Element, Node } = window
    // No location: links and images of the site are judged by the options alone.
    Object.assign(globalThis, { window, document, DOMParser, Element, Node })
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
