import * as v from 'valibot'
import type { NavItem, SiteConfig } from '../models/site'
import { toHref } from '../wire/urls'

/** What a school once said of itself, as a page keeps it for its next start. */
export interface SiteSnapshot {
  /** Without navigation and friendly links. */
  config: SiteConfig
  /** The main navigation; `null` when it had not come. */
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
 * Reads a kept {@link SiteSnapshot}, parsed from JSON. `null` for anything else, such as what another
 * release of this library wrote.
 */
export function readSiteSnapshot(kept: unknown): SiteSnapshot | null {
  const result = v.safeParse(snapshot, kept)
  return result.success ? result.output : null
}
