import type { OperationName } from '@shuyuan/api/testing'
import type { Meta, StoryContext } from '@storybook/react-vite'
import { createElement } from 'react'
import { failures, networkConditions } from './network-conditions'
import { waitForError, waitForSkeleton, waitForPage } from './wait-for-page'
import { SitePage } from './site-page'
import { startServer, type SitePageProps } from './start-site'

/** Shared settings of page stories. A story's args override the network conditions of the toolbar. */
export const pageStory = {
  component: SitePage,
  parameters: {
    layout: 'fullscreen',
    asksServer: true,
    docs: {
      // Each story starts the whole site, and a window can contain only one.
      story: { inline: false, height: '1200px' },
      // The source would only show the test harness.
      canvas: { sourceState: 'none' },
    },
  },
  argTypes: {
    path: { control: 'text' },
    isSignedIn: { control: 'boolean' },
    failure: { control: 'select', options: failures },
    latencyMs: { control: 'select', options: [0, 800, 3000, 'never'] },
    data: { control: false },
    failing: { control: false },
  },
  play: waitForPage,
  render: (args: SitePageProps, context: Pick<StoryContext, 'globals'>) =>
    createElement(SitePage, { ...networkConditions(context), ...args }),
  beforeEach: (context: Pick<StoryContext, 'globals'> & { args: SitePageProps }) =>
    startServer({ ...networkConditions(context), ...context.args }),
} satisfies Pick<Meta<typeof SitePage>, 'argTypes' | 'parameters'> & Record<string, unknown>

/** A page that keeps loading. */
export const loading = {
  args: { latencyMs: 'never' },
  play: waitForSkeleton,
} satisfies { args: Partial<SitePageProps>; play: unknown }

/** A page for which the given operations fail. */
export function failed(...failing: OperationName[]) {
  return {
    args: { failure: 'business', failing },
    play: waitForError,
  } satisfies { args: Partial<SitePageProps>; play: unknown }
}

/** Data of an empty list. */
export const nothing = { data: [], total: 0 }
