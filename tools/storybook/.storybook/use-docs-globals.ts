import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { useSyncExternalStore } from 'react'
import { pageGlobals, type PageGlobals } from './page-globals'
import { startGlobals } from './start-globals'

type Channel = DocsContextProps['channel']

const events = [SET_GLOBALS, GLOBALS_UPDATED]

/** What the toolbar says, in the order of its events: the second comes when something is chosen. */
function currentGlobals(channel: Channel): Record<string, unknown> {
  return events.reduce(
    (globals, event) => ({ ...globals, ...channel.last(event)?.[0]?.globals }),
    startGlobals,
  )
}

/** The toolbar's choices for a page that is no story. */
export function useDocsGlobals(channel: Channel): PageGlobals {
  const text = useSyncExternalStore(
    (listener) => {
      for (const event of events) channel.on(event, listener)
      return () => {
        for (const event of events) channel.off(event, listener)
      }
    },
    () => JSON.stringify(pageGlobals(currentGlobals(channel))),
  )
  return pageGlobals(JSON.parse(text))
}
