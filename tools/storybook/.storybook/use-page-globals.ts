import { useEffect, useSyncExternalStore } from 'react'
import { pageGlobals, type PageGlobals } from './page-globals'

/** The documentation page around a story in a frame. Frames of a comparison have globals of their own. */
function pageAround(): HTMLElement | undefined {
  const frame = window.frameElement
  if (frame?.hasAttribute('data-own-globals')) return undefined
  const page = frame?.ownerDocument.documentElement
  return page?.dataset['theme'] === undefined ? undefined : page
}

function watchPageAround(onChange: () => void): () => void {
  const around = pageAround()
  const observer = new MutationObserver(onChange)
  if (around) observer.observe(around, { attributes: true })
  return () => observer.disconnect()
}

function attributesAround(): string | null {
  const around = pageAround()
  return around ? JSON.stringify(pageGlobals(around.dataset)) : null
}

/**
 * Sets language and globals of the page that contains the stories.
 *
 * @returns the globals in effect: in a frame, those of the page around it
 */
export function usePageGlobals(own: PageGlobals, language: string): PageGlobals {
  const around = useSyncExternalStore(watchPageAround, attributesAround)
  const text = around ?? JSON.stringify(own)
  useEffect(() => {
    document.documentElement.lang = language
    Object.assign(document.documentElement.dataset, JSON.parse(text))
  }, [text, language])
  return pageGlobals(JSON.parse(text))
}
