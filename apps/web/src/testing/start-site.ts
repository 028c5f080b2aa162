import { samples, type OperationData } from '@shuyuan/api/testing'
import { createSession } from '@shuyuan/session'
import { createDeviceStore } from '@shuyuan/browser-storage'
import { createMemoryHistory } from '@tanstack/react-router'
import { boot, type Site } from '../core/boot'
import { createSiteRouter } from '../router'
import { fakeFetch, type FakeServer } from './fake-fetch'
import { schoolData } from './school-data'

const storagePrefix = 'story'

/** One page of the site, as a story asks for it. */
export interface SitePageProps extends Partial<FakeServer> {
  /** Path and query. */
  path: string
  /** Whether a learner is signed in. */
  isSignedIn?: boolean
  /** Of `config.js`, beside the URL of the API. */
  settings?: Record<string, unknown>
  /** What the learner is like, where it differs from the contract's example. */
  member?: Partial<OperationData['getMember']>
}

/**
 * Starts the site as a browser would find it: nothing remembered but the sign-in, the URL in
 * memory, and a server in the page.
 *
 * @returns the way to put the page's own `fetch` back
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
  window.shuyuanConfig = { apiBaseUrl: `${location.origin}/api`, storagePrefix, ...settings }

  const real = window.fetch
  const answers = {
    ...schoolData,
    // Images come from where the stories come from.
    getConfig: { ...samples.getConfig, url: location.origin },
    getMember: { ...samples.getMember, ...member },
    ...data,
  }
  const fake = fakeFetch({ data: answers, latencyMs, failure, failing })
  window.fetch = (input, init) => {
    // A request made from another one would take its body along.
    const url = input instanceof Request ? input.url : `${input}`
    return url.includes('/api/v') ? fake(input, init) : real(input, init)
  }
  return () => {
    window.fetch = real
  }
}

/** The site at a URL that no address bar shows. */
export function siteAt(path: string): Site {
  const site = boot(createSiteRouter)
  const history = createMemoryHistory({ initialEntries: [path] })
  site.router.update({ ...site.router.options, history })
  return site
}
