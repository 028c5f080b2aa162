import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { useSyncExternalStore } from 'react'
import { pageGlobals, type PageGlobals } from '../page-globals'
import { startGlobals } from '../toolbar/start-globals'

const events = [SET_GLOBALS, GLOBALS_UPDATED]

/**
 * Reads the globals. Frames of stories also emit the first event, with their initial globals, so a story of the page
 * takes precedence over it. The second event follows a choice in the toolbar.
 */
function currentGlobals(context: DocsContextProps): Record<string, unknown> {
  const [story] = context.componentStories()
  if (story) return context.getStoryContext(story).globals
  return events.reduce(
    (globals, event) => ({ ...globals, ...context.channel.last(event)?.[0]?.globals }),
    startGlobals,
  )
}

/** Returns the globals on a page that is not a story. */
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
