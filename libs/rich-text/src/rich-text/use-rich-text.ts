import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RichTextOptions } from '../rich-text-options'
import { loadView, type RichTextView } from './load-view'

type Loaded = { key: string } & ({ view: RichTextView } | { error: unknown })

/** What there is to show of a text. */
export type RichTextState =
  /** Nothing but the words: on the server, and until the client has taken over. */
  | { phase: 'plain' }
  | { phase: 'loading' }
  | { phase: 'ready'; view: RichTextView }
  | { phase: 'failed'; retry: () => void }

const never = () => () => {}

/** True on the server and while the client takes over its page. */
function useIsServerRender(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}

/** Renders a text once per content; the latest wins however long each takes. */
export function useRichText(source: string, options: RichTextOptions): RichTextState {
  const [startsAsText] = useState(useIsServerRender())
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>()
  const { format, baseUrl, siteOrigin } = options
  const frameHosts = options.frameHosts?.join(' ')
  const key = JSON.stringify([source, format, baseUrl, siteOrigin, frameHosts, attempt])

  useEffect(() => {
    let isWanted = true
    const wanted = { format, baseUrl, siteOrigin, frameHosts: frameHosts?.split(' ') }
    loadView(source, wanted).then(
      (view) => isWanted && setLoaded({ key, view }),
      (error: unknown) => isWanted && setLoaded({ key, error }),
    )
    return () => {
      isWanted = false
    }
  }, [key, source, format, baseUrl, siteOrigin, frameHosts])

  if (loaded?.key !== key) return { phase: startsAsText && !loaded ? 'plain' : 'loading' }
  if ('view' in loaded) return { phase: 'ready', view: loaded.view }
  return { phase: 'failed', retry: () => setAttempt(attempt + 1) }
}
