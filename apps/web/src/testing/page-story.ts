import type { OperationName } from '@shuyuan/api/testing'
import type { Meta, StoryContext } from '@storybook/react-vite'
import { createElement } from 'react'
import { failures, networkConditions } from './network-conditions'
import { failureIsThere, loadingIsThere, pageIsThere } from './page-is-there'
import { SitePage } from './site-page'
import { startServer, type SitePageProps } from './start-site'

/** What all stories of pages have in common; the toolbar's network holds unless a story has its own. */
export const pageStory = {
  component: SitePage,
  parameters: {
    layout: 'fullscreen',
    asksServer: true,
    docs: {
      // Each starts the whole site, of which a window can have only one.
      story: { inline: false, height: '1200px' },
      // What stands in the code is the harness.
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
  play: pageIsThere,
  render: (args: SitePageProps, context: Pick<StoryContext, 'globals'>) =>
    createElement(SitePage, { ...networkConditions(context), ...args }),
  beforeEach: (context: Pick<StoryContext, 'globals'> & { args: SitePageProps }) =>
    startServer({ ...networkConditions(context), ...context.args }),
} satisfies Pick<Meta<typeof SitePage>, 'argTypes' | 'parameters'> & Record<string, unknown>

/** A page whose answers do not come. */
export const loading = {
  args: { latencyMs: 'never' },
  play: loadingIsThere,
} satisfies { args: Partial<SitePageProps>; play: unknown }

/** A page that misses these answers; those of its frame come. */
export function failed(...failing: OperationName[]) {
  return {
    args: { failure: 'business', failing },
    play: failureIsThere,
  } satisfies { args: Partial<SitePageProps>; play: unknown }
}

/** The data of a list that holds nothing. */
export const nothing = { data: [], total: 0 }
