import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { RichTextOptions } from '../rich-text-options'
import { loadView, recallView, type RichTextView } from './load-view'

interface Request {
  source: string
  options: RichTextOptions
}

type Answer = { request: Request } & ({ view: RichTextView } | { error: unknown })

/** What there is to show of a text. */
export type RichTextState =
  /** Nothing but the words: on the server, and until the client has taken over. */
  | { phase: 'plain' }
  | { phase: 'loading' }
  | { phase: 'ready'; view: RichTextView; retry: () => void }
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

/**
 * Renders a text once per content: at once when it was shown before, else as it is loaded. The latest
 * text wins however long each takes.
 */
export function useRichText(source: string, options: RichTextOptions): RichTextState {
  const isServerRender = useIsServerRender()
  const [startsAsText] = useState(isServerRender)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const { format, baseUrl, siteOrigin } = options
  const hosts = options.frameHosts?.join(' ')

  // A new object for each text and each attempt: its identity shows which answer belongs to it.
  const request = useMemo<Request>(() => {
    void attempt
    return { source, options: { format, baseUrl, siteOrigin, frameHosts: hosts?.split(' ') } }
  }, [source, format, baseUrl, siteOrigin, hosts, attempt])
  const known = useMemo(() => recallView(request.source, request.options), [request])

  // Loading is work outside of React that must stop when the text changes or leaves the page.
  useEffect(() => {
    if (known) return undefined
    let isWanted = true
    async function load() {
      for await (const view of loadView(request.source, request.options)) {
        if (!isWanted) return
        setAnswer({ request, view })
      }
    }
    load().catch((error: unknown) => isWanted && setAnswer({ request, error }))
    return () => {
      isWanted = false
    }
  }, [request, known])

  const retry = () => setAttempt(attempt + 1)
  if (isServerRender) return { phase: 'plain' }
  if (known) return { phase: 'ready', view: known, retry }
  if (answer?.request !== request) return { phase: startsAsText && !answer ? 'plain' : 'loading' }
  return 'view' in answer
    ? { phase: 'ready', view: answer.view, retry }
    : { phase: 'failed', retry }
}
