import { setImmediate, setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import { pool } from 'workerpool'
import { type RichTextOptions, optionsKey } from '../rich-text-options'
import type { renderForPage } from './render-for-page'

export interface RichTextRendererOptions {
  /** Script of the worker thread, which calls `serveRichText`. @default the script of this package */
  worker?: URL
  /** How long a page waits for a text, in ms. @default 500 */
  patienceMs?: number
  /** How long a text may take before its thread is terminated, in ms. @default 5000 */
  limitMs?: number
  /** Called with the reason why a text cannot be rendered. @default console.error */
  onError?: (error: unknown) => void
}

export interface RichTextRenderer {
  /**
   * Safe HTML of a text, or `null` if it fails or takes too long; the page then shows the plain text. A text
   * that finishes late is cached for the next request. Never rejects.
   */
  render: (source: string, options: RichTextOptions) => Promise<string | null>
  /** Terminates the worker thread. */
  close: () => Promise<void>
}

interface RenderedText {
  html: string | null
}

/** Cache size, in characters of sources and results together. */
const charactersAtMost = 16_000_000
/** A text that failed is not retried for this long, in ms. */
const retryAfterMs = 60_000
/** How long the thread may take to start on a busy machine, in ms. */
const startMs = 60_000
/** Rendered on start to compile the code before the first page waits for it. */
const warmUp =
  '<h1>1</h1><p style="color:red"><a href="/">2</a> <img src="/3.png"> $4$</p>' +
  '<table><tr><td>5</td></tr></table><pre><code class="language-js">6</code></pre>'
/** A hostile text terminates its thread instead of the process. */
const resourceLimits = { maxOldGenerationSizeMb: 256 }

function keyOf(source: string, options: RichTextOptions): string {
  return `${optionsKey(options)} ${source}`
}

/**
 * Starts a worker thread that renders texts with the browser's sanitizer over jsdom, which takes some 150 ms
 * per 20 KB. Each text is rendered once and cached. Needs the package `jsdom`.
 *
 * @throws the reason why the thread cannot start, e.g. jsdom is not installed
 * @example
 * const renderer = await createRichTextRenderer()
 * await renderer.render('**x**', { format: 'markdown' }) // '<p><strong>x</strong></p>'
 * await renderer.close()
 */
export async function createRichTextRenderer({
  worker = new URL(/* @vite-ignore */ './worker.js', import.meta.url),
  patienceMs = 500,
  limitMs = 5_000,
  onError = console.error,
}: RichTextRendererOptions = {}): Promise<RichTextRenderer> {
  const threads = pool(fileURLToPath(worker), {
    maxWorkers: 1,
    workerType: 'thread',
    workerThreadOpts: { resourceLimits },
  })

  let isClosed = false
  async function close() {
    isClosed = true
    await threads.terminate(true)
  }

  async function renderInThread(
    source: string,
    options: RichTextOptions,
    withinMs = limitMs,
  ): Promise<string> {
    // The pool would start another thread.
    if (isClosed) throw new Error('The renderer of rich text is closed.')
    return threads.exec<typeof renderForPage>('renderForPage', [source, options]).timeout(withinMs)
  }

  const texts = new LRUCache<string, RenderedText, [string, RichTextOptions]>({
    maxSize: charactersAtMost,
    sizeCalculation: ({ html }, key) => key.length + (html?.length ?? 0),
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { options, context }) {
      try {
        return { html: await renderInThread(...context) }
      } catch (error) {
        onError(error)
        options.ttl = retryAfterMs
        return { html: null }
      }
    },
  })

  try {
    await renderInThread(warmUp, { format: 'html' }, startMs)
  } catch (error) {
    await close()
    throw error
  }
  return {
    async render(source, options) {
      const ended = new AbortController()
      const { signal } = ended
      const text = await Promise.race([
        texts.fetch(keyOf(source, options), { context: [source, options] }),
        setTimeout(patienceMs, undefined, { signal })
          // The text may have finished while this thread was busy.
          .then(() => setImmediate(undefined))
          .catch(() => undefined),
      ])
      ended.abort()
      return text?.html ?? null
    },
    close,
  }
}
