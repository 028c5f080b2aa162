import { samples, type OperationData } from '@shuyuan/api/testing'
import { createSession } from '@shuyuan/session'
import { createDeviceStore } from '@shuyuan/browser-storage'
import { createMemoryHistory } from '@tanstack/react-router'
import { boot, type Site } from '../core/boot'
import { createSiteRouter } from '../router'
import { fakeFetch, type FakeServer } from './fake-fetch'
import { schoolData } from './school-data'

/** Story of this frame. The frames of a documentation page share their storage. */
const frame = new URLSearchParams(location.search).get('id')

export const storagePrefix = frame === null ? 'story' : `story-${frame}`

export interface SitePageProps extends Partial<FakeServer> {
  /** Path and query. */
  path: string
  /** Whether a learner is signed in. */
  isSignedIn?: boolean
  /** Settings of `config.js`, in addition to the API URL. */
  settings?: Record<string, unknown>
  /** Overrides the contract's example of a member. */
  member?: Partial<OperationData['getMember']>
}

/**
 * Prepares a new visit: clears the stored data except the sign-in, and mocks `fetch`.
 *
 * @returns a function that restores `fetch`
 */
export function startServer({
  isSignedIn = false,
  settings,
  member,
  data,
  latencyMs = 0,
  failure = 'none',
  failing,
}: SitePageProps): () => void {
  const session = createSession({ prefix: storagePrefix })
  session.clear()
  createDeviceStore({ prefix: storagePrefix }).remove('site')
  if (isSignedIn) session.signIn('story-token')
  window.shuyuanConfig = {
    apiBaseUrl: `${location.origin}/api`,
    storagePrefix,
    // Storybook serves no service worker.
    offline: false,
    ...settings,
  }

  const real = window.fetch
  const answers = {
    ...schoolData,
    // Storybook serves the images.
    getConfig: { ...samples.getConfig, url: location.origin },
    getMember: { ...samples.getMember, ...member },
    ...data,
  }
  const fake = fakeFetch({ data: answers, latencyMs, failure, failing })
  window.fetch = (input, init) => {
    // `new Request(input)` would consume the body.
    const url = input instanceof Request ? input.url : `${input}`
    return url.includes('/api/v') ? fake(input, init) : real(input, init)
  }
  return () => {
    window.fetch = real
  }
}

/** Boots the site with an in-memory history. */
export function siteAt(path: string): Site {
  const site = boot(createSiteRouter)
  const history = createMemoryHistory({ initialEntries: [path] })
  site.router.update({ ...site.router.options, history })
  return site
}
