import { readFeatureFlags, type FeatureFlags, type PhoneSiteRoutes } from '@shuyuan/site'
import * as v from 'valibot'

declare global {
  interface Window {
    /** Set by `config.js`, which an operator may edit after the build. */
    shuyuanConfig?: unknown
  }
}

const text = v.pipe(v.string(), v.regex(/./))

const heroSchema = v.object({
  title: text,
  text: v.optional(v.string(), ''),
  action: v.optional(
    v.object({ label: text, href: v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https?:\/\/)/)) }),
  ),
  image: v.optional(v.string(), ''),
  focus: v.optional(v.string(), '50% 50%'),
})

/** What home begins with: the school's own words beside its own image. */
export type HeroSetting = v.InferOutput<typeof heroSchema>

const pageSettingSchema = v.object({
  apiBaseUrl: v.optional(v.pipe(v.string(), v.regex(/^((https?:\/)?\/[^?#]*)?$/i))),
  features: v.optional(v.record(v.string(), v.unknown())),
  phoneSiteRoutes: v.optional(v.picklist(['path', 'hash']), 'path'),
  storagePrefix: v.optional(v.string(), 'shuyuan'),
  frameHosts: v.optional(v.array(v.string())),
  watermarkMobile: v.optional(v.picklist(['masked', 'full']), 'masked'),
  siteUrl: v.optional(v.string(), ''),
  brand: v.optional(v.object({ logo: v.optional(v.string()) })),
  hero: v.optional(heroSchema),
})

/** The operator's settings, read and validated once. */
export interface Env {
  apiBaseUrl: string
  storagePrefix: string
  flags: FeatureFlags
  phoneSiteRoutes: PhoneSiteRoutes
  /** Hosts or origins whose pages lessons and texts may embed. */
  frameHosts: string[]
  /** How the watermark shows a learner's number. */
  watermarkMobile: 'masked' | 'full'
  /** Where the public finds this site; `''`: where the school's settings say. */
  siteUrl: string
  /** URL of the logo in place of that of the school's settings. */
  logo: string | undefined
  /** Left out: home begins with the blocks of the school. */
  hero?: HeroSetting
  /** Removes the VIP link at build time, regardless of the flag. */
  vipDisabled: boolean
  /** Sentences for the operator, to be logged at start. */
  problems: string[]
}

/** `player.example.com`, or an origin for another scheme or port. */
const frameHost = /^(?:https?:\/\/)?[a-z\d.-]+(?::\d+)?$/i

interface BuildSetting {
  VITE_API_BASE_URL?: string
  VITE_DISABLE_VIP?: string
  /** Separated by commas. */
  VITE_FRAME_HOSTS?: string
}

/** A setting of a wrong type is named and left out; it does not cost the operator the others. */
function readPageSetting(input: unknown) {
  const parsed = v.safeParse(pageSettingSchema, input)
  if (parsed.success) return { setting: parsed.output, problems: [] }
  const wrong = new Set(parsed.issues.map((issue) => v.getDotPath(issue)?.split('.')[0]))
  const isObject = typeof input === 'object' && input !== null
  const rest = Object.entries(isObject ? input : {}).filter(([name]) => !wrong.has(name))
  return {
    setting: v.parse(pageSettingSchema, Object.fromEntries(rest)),
    problems: parsed.issues.map((issue) =>
      ['config.js', v.getDotPath(issue) ?? 'window.shuyuanConfig', issue.message].join(': '),
    ),
  }
}

/** Page-level setting first, build setting second, this site's own URL last. */
export function readEnv(pageSetting: unknown, build: BuildSetting & Record<string, unknown>): Env {
  const { setting, problems } = readPageSetting(pageSetting ?? {})
  const { flags, unknown, invalid } = readFeatureFlags(setting.features)
  const frameHosts = setting.frameHosts ?? build.VITE_FRAME_HOSTS?.split(',') ?? []
  return {
    apiBaseUrl: setting.apiBaseUrl ?? build.VITE_API_BASE_URL ?? '/',
    storagePrefix: setting.storagePrefix,
    flags,
    phoneSiteRoutes: setting.phoneSiteRoutes,
    frameHosts,
    watermarkMobile: setting.watermarkMobile,
    siteUrl: setting.siteUrl,
    logo: setting.brand?.logo,
    hero: setting.hero,
    vipDisabled: build.VITE_DISABLE_VIP === 'true',
    problems: [
      ...problems,
      ...unknown.map((name) => `config.js: unknown feature flag "${name}"`),
      ...invalid.map((name) => `config.js: feature flag "${name}" is neither true nor false`),
      ...frameHosts
        .filter((host) => !frameHost.test(host))
        .map((host) => `config.js: frameHosts: "${host}" is neither a host nor an origin`),
    ],
  }
}
