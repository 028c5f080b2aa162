import type { OperationName } from '@shuyuan/api/testing'
import type { StoryContext } from '@storybook/react-vite'
import { networkConditions } from './network-conditions'
import { failureIsThere, loadingIsThere, pageIsThere } from './page-is-there'
import { SitePage } from './site-page'
import { startServer, type SitePageProps } from './start-site'

/** What all stories of pages have in common; the toolbar's network holds unless a story has its own. */
export const pageStory = {
  component: SitePage,
  parameters: { layout: 'fullscreen' },
  // Each starts the whole site, of which a window can have only one.
  tags: ['!autodocs'],
  play: pageIsThere,
  beforeEach: (context: Pick<StoryContext, 'globals'> & { args: SitePageProps }) =>
    startServer({ ...networkConditions(context), ...context.args }),
}

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
