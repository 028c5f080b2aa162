import { expect, test } from 'vitest'
import { readEnv } from '../core/env'
import { createSiteRouter } from '../router'
import { createServices } from '../core/services'
import type { SitePageProps } from './start-site'

interface StoryFile {
  default: { args: SitePageProps }
}

const files = Object.values(
  import.meta.glob<StoryFile>('../**/*-page.stories.tsx', { eager: true }),
)
const services = createServices(readEnv({}, {}))
const router = createSiteRouter({ ...services, loginCode: null })

test('each page of the site has stories', () => {
  const shown = files.map(({ default: { args } }) => {
    const { pathname } = new URL(args.path, 'https://school.example')
    const [, , route] = router.getMatchedRoutes(pathname)
    return route
  })
  const pages = Object.values(router.routesByPath).filter(({ options }) => options.component)
  const missing = pages.filter((route) => !shown.includes(route))
  expect(missing.map((route) => route.fullPath)).toEqual([])
})
