import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { useSyncExternalStore } from 'react'
import { pageGlobals, type PageGlobals } from './page-globals'
import { startGlobals } from './start-globals'

const events = [SET_GLOBALS, GLOBALS_UPDATED]

/**
 * What the toolbar says. Of the events the second comes when something is chosen; the first comes from the
 * frames of stories as well, with what they start with, so that a story of the page is asked before it.
 */
function currentGlobals(context: DocsContextProps): Record<string, unknown> {
  const [story] = context.componentStories()
  if (story) return context.getStoryContext(story).globals
  return events.reduce(
    (globals, event) => ({ ...globals, ...context.channel.last(event)?.[0]?.globals }),
    startGlobals,
  )
}

/** The toolbar's choices for a page that is no story. */
export function useDocsGlobals(context: DocsContextProps): PageGlobals {
  const { channel } = context
  const text = useSyncExternalStore(
    (listener) => {
      for (const event of events) channel.on(event, listener)
      return () => {
        for (const event of events) channel.off(event, listener)
      }
    },
    () => JSON.stringify(pageGlobals(currentGlobals(context))),
  )
  return pageGlobals(JSON.parse(text))
}
