import * as v from 'valibot'
import type { NavItem, SiteConfig } from '../../models/site'
import { toHref } from '../../wire/urls'

/** Site config and navigation that a page caches for its next visit. */
export interface SiteSnapshot {
  /** Without navigation and friend links. */
  config: SiteConfig
  /** Main navigation; `null` if it was not loaded. */
  navs: NavItem[] | null
}

const href = v.pipe(v.nullable(v.string()), v.transform(toHref))

const entry = {
  id: v.number(),
  name: v.string(),
  url: v.pipe(
    v.string(),
    v.transform((url) => toHref(url) ?? ''),
  ),
  opensNewWindow: v.boolean(),
  activeRoutes: v.array(v.string()),
}

const leaf = v.pipe(
  v.object(entry),
  v.transform((item): NavItem => ({ ...item, children: [] })),
)

const snapshot = v.object({
  config: v.object({
    name: v.string(),
    logo: v.nullable(v.string()),
    url: v.string(),
    pcUrl: v.string(),
    h5Url: v.string(),
    filings: v.array(v.object({ number: v.string(), link: href })),
    protocols: v.object({ user: href, privacy: href, vip: href, paidContent: href }),
    aboutUrl: href,
    coursePurchaseNotice: v.string(),
    player: v.object({
      cover: v.nullable(v.string()),
      watermark: v.object({
        enabled: v.boolean(),
        size: v.number(),
        color: v.string(),
        opacity: v.number(),
        text: v.string(),
      }),
    }),
    forcesMobileBinding: v.boolean(),
    forcesFaceCheck: v.boolean(),
    socialites: v.object({ qq: v.boolean(), wechat: v.boolean() }),
    creditReward: v.object({
      register: v.number(),
      watchedCourse: v.number(),
      watchedLesson: v.number(),
      paidOrderRatio: v.number(),
    }),
    enabledAddons: v.array(v.string()),
  }),
  navs: v.nullable(v.array(v.object({ ...entry, children: v.array(leaf) }))),
})

/**
 * Validates a cached {@link SiteSnapshot} parsed from JSON. Returns `null` for anything else, such
 * as the format of another release.
 */
export function readSiteSnapshot(cached: unknown): SiteSnapshot | null {
  const result = v.safeParse(snapshot, cached)
  return result.success ? result.output : null
}
