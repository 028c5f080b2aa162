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

const webVitalsSchema = v.object({
  endpoint: v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https:\/\/)/)),
  sampleRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
})

/** Banner at the top of the home page, with the school's text and image. */
export type HeroSetting = v.InferOutput<typeof heroSchema>

const pageSettingSchema = v.object({
  apiBaseUrl: v.optional(v.pipe(v.string(), v.regex(/^((https?:\/)?\/[^?#]*)?$/i))),
  features: v.optional(v.record(v.string(), v.unknown())),
  phoneSiteRoutes: v.optional(v.picklist(['path', 'hash']), 'path'),
  storagePrefix: v.optional(v.string(), 'shuyuan'),
  frameHosts: v.optional(v.array(v.string())),
  watermarkMobile: v.optional(v.picklist(['masked', 'full']), 'masked'),
  transcriptFor: v.optional(
    v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/|\{apiBaseUrl\}\/)/)),
  ),
  siteUrl: v.optional(v.string(), ''),
  offline: v.optional(v.boolean(), true),
  brand: v.optional(v.object({ logo: v.optional(v.string()) })),
  hero: v.optional(heroSchema),
  webVitals: v.optional(webVitalsSchema),
})

/** The operator's settings, read and validated once. */
export interface Env {
  apiBaseUrl: string
  storagePrefix: string
  flags: FeatureFlags
  phoneSiteRoutes: PhoneSiteRoutes
  /** Hosts or origins that lessons and rich text may embed in frames. */
  frameHosts: string[]
  /** How the watermark shows the learner's mobile number. */
  watermarkMobile: 'masked' | 'full'
  /** URL template of a lesson's WebVTT file, read by `transcriptUrl`. */
  transcriptFor?: string | undefined
  /** Public URL of this site. If empty, the URL in the school's settings is used. */
  siteUrl: string
  /** Whether a service worker keeps pages for reading offline. */
  offline: boolean
  /** Logo URL. Overrides the logo in the school's settings. */
  logo: string | undefined
  /** Omitted if the home page starts with the school's blocks. */
  hero?: HeroSetting
  /** Receiver of the Core Web Vitals of visitors, and the share of visits to measure, from 0 to 1. */
  webVitals?: v.InferOutput<typeof webVitalsSchema>
  /** Removes the VIP link at build time, regardless of the flag. */
  vipDisabled: boolean
  /** Configuration errors, which are logged at startup. */
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

/** Reports and ignores settings of the wrong type, and keeps the others. */
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

/** Page settings override build settings. The API URL defaults to this origin. */
export function readEnv(pageSetting: unknown, build: BuildSetting & Record<string, unknown>): Env {
  const { setting, problems } = readPageSetting(pageSetting ?? {})
  const { apiBaseUrl, features, frameHosts: hosts, brand, ...rest } = setting
  const { flags, unknown, invalid } = readFeatureFlags(features)
  const frameHosts = hosts ?? build.VITE_FRAME_HOSTS?.split(',') ?? []
  return {
    ...rest,
    apiBaseUrl: apiBaseUrl ?? build.VITE_API_BASE_URL ?? '/',
    flags,
    frameHosts,
    logo: brand?.logo,
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
