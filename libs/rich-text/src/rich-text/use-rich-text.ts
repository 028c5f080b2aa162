import { useEffect, useMemo, useState, type ComponentType, type RefObject } from 'react'
import { useHasScript } from '@shuyuan/ui'
import { type RichTextOptions, optionsKey } from '../rich-text-options'
import type { AdoptedBehaviorProps } from './adopted-behavior'
import { loadView, getCachedView, type RichTextView } from './load-view'

interface Request {
  source: string
  options: RichTextOptions
}

type Behavior = ComponentType<AdoptedBehaviorProps>

type Answer = { request: Request } & (
  | { view: RichTextView }
  | { behavior: Behavior }
  | { error: unknown }
)

export type RichTextState =
  /** Server-rendered: the full text is kept, plain text is replaced once the rich text loads. */
  | { phase: 'served'; Behavior: Behavior | null }
  | { phase: 'loading' }
  | { phase: 'ready'; view: RichTextView; retry: () => void }
  | { phase: 'failed'; retry: () => void }

/** True if a server rendered the full text, not only the plain text. */
function isRich(served: Element | null): boolean {
  return served?.querySelector(':scope > .rt-piece') instanceof Element
}

/**
 * Renders a text once per content: immediately if it is cached, else while it loads. The latest text wins.
 * A server-rendered text is kept.
 *
 * @param root server-rendered element
 * @param hasComponents true if host components replace elements
 */
export function useRichText(
  source: string,
  options: RichTextOptions,
  root: RefObject<Element | null>,
  hasComponents: boolean,
): RichTextState {
  const hasScript = useHasScript()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  // Keeps the identity while the options are equal.
  const [kept, setKept] = useState(options)
  if (optionsKey(kept) !== optionsKey(options)) setKept(options)

  // Each text and each retry gets a new object, whose identity matches the result to it.
  const request = useMemo<Request>(() => {
    void attempt
    return { source, options: kept }
  }, [source, kept, attempt])
  const [served] = useState(hasScript ? null : request)
  const isServed = request === served
  const known = useMemo(
    () => (isServed ? null : getCachedView(request.source, request.options, hasComponents)),
    [isServed, request, hasComponents],
  )

  // Loading must stop when the text changes or unmounts.
  useEffect(() => {
    if (known) return undefined
    let isWanted = true
    async function load() {
      if (isServed && !hasComponents && isRich(root.current)) {
        // If the code fails to load, the text stays without behavior.
        const code = await import('./adopted-behavior').catch(() => null)
        if (isWanted && code) setAnswer({ request, behavior: code.AdoptedBehavior })
        return
      }
      for await (const view of loadView(request.source, request.options, hasComponents)) {
        if (!isWanted) return
        setAnswer({ request, view })
      }
    }
    load().catch((error: unknown) => isWanted && setAnswer({ request, error }))
    return () => {
      isWanted = false
    }
  }, [request, isServed, known, root, hasComponents])

  const retry = () => setAttempt(attempt + 1)
  if (known) return { phase: 'ready', view: known, retry }
  if (answer?.request !== request) {
    return isServed ? { phase: 'served', Behavior: null } : { phase: 'loading' }
  }
  if ('behavior' in answer) return { phase: 'served', Behavior: answer.behavior }
  return 'view' in answer
    ? { phase: 'ready', view: answer.view, retry }
    : { phase: 'failed', retry }
}
