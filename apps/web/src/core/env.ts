import { readFeatureFlags, type FeatureFlags, type PhoneSiteRoutes } from '@shuyuan/site'
import * as v from 'valibot'

declare global {
  interface Window {
    /** Set by `config.js`, which an operator may edit after the build. */
    shuyuanConfig?: unknown
  }
}

const text = v.pipe(v.string(), v.regex(/./))

const heroSchema = v.strictObject({
  title: text,
  text: v.optional(v.string(), ''),
  action: v.optional(
    v.strictObject({ label: text, href: v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https?:\/\/)/)) }),
  ),
  image: v.optional(v.string(), ''),
  focus: v.optional(v.string(), '50% 50%'),
})

const webVitalsSchema = v.strictObject({
  endpoint: v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https:\/\/)/)),
  sampleRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
})

/** Banner at the top of the home page, with the school's text and image. */
export type HeroSetting = v.InferOutput<typeof heroSchema>

/** `player.example.com`, or an origin for another scheme or port. */
const frameHost = v.pipe(
  v.string(),
  v.regex(/^(?:https?:\/\/)?[a-z\d-][a-z\d.-]*(?::\d+)?$/i, 'neither a host nor an origin'),
)

const brandSchema = v.strictObject({
  accent: v.optional(
    v.pipe(v.string(), v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'a color is #rrggbb or #rgb')),
  ),
  logo: v.optional(v.string()),
  titleFont: v.optional(v.string()),
})

const siteUrlSchema = v.pipe(
  v.string(),
  v.regex(/^(?:https?:\/\/[^/?#]+[^?#]*)?$/i, 'a URL begins with https:// and has no query'),
  v.transform((url) => url.replace(/\/+$/, '')),
)

const pageSettingSchema = v.strictObject({
  apiBaseUrl: v.optional(v.pipe(v.string(), v.regex(/^((https?:\/)?\/[^?#]*)?$/i))),
  features: v.optional(v.record(v.string(), v.unknown())),
  phoneSiteRoutes: v.optional(v.picklist(['path', 'hash']), 'path'),
  storagePrefix: v.optional(v.string(), 'shuyuan'),
  frameHosts: v.optional(v.array(frameHost)),
  watermarkMobile: v.optional(v.picklist(['masked', 'full']), 'masked'),
  transcriptFor: v.optional(
    v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/|\{apiBaseUrl\}\/)/)),
  ),
  siteUrl: v.optional(siteUrlSchema, ''),
  offline: v.optional(v.boolean(), true),
  brand: v.optional(brandSchema),
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
  /** Public URL of this site, without a trailing slash. If empty, the URL in the school's settings is used. */
  siteUrl: string
  /** Whether a service worker keeps pages for reading offline. */
  offline: boolean
  /** Color from which all themes derive. */
  accent: string | undefined
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

interface BuildSetting {
  VITE_API_BASE_URL?: string
  VITE_DISABLE_VIP?: string
  /** Separated by commas. */
  VITE_FRAME_HOSTS?: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns a copy of a setting without the part at a path. */
function without(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined || !isRecord(value)) return undefined
  const part = rest.length > 0 ? without(value[key], rest) : undefined
  if (Array.isArray(value)) return value.flatMap((item, at) => (String(at) === key ? [] : [item]))
  const { [key]: _removed, ...others } = value
  return part === undefined ? others : { ...others, [key]: part }
}

/** Reports and ignores the invalid parts of a setting, and keeps the others. */
function readPageSetting(input: unknown) {
  let value = input ?? {}
  let parsed = v.safeParse(pageSettingSchema, value)
  const problems = (parsed.issues ?? []).map((issue) =>
    ['config.js', v.getDotPath(issue) ?? 'window.shuyuanConfig', issue.message].join(': '),
  )
  while (!parsed.success) {
    const [{ path = [], received }] = parsed.issues
    const names = path.map(({ key }) => String(key))
    // A part without a required field is invalid as a whole.
    value = without(value, received === 'undefined' ? names.slice(0, -1) : names) ?? {}
    parsed = v.safeParse(pageSettingSchema, value)
  }
  return { setting: parsed.output, problems }
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
    accent: brand?.accent,
    logo: brand?.logo,
    vipDisabled: build.VITE_DISABLE_VIP === 'true',
    problems: [
      ...problems,
      ...unknown.map((name) => `config.js: unknown feature flag "${name}"`),
      ...invalid.map((name) => `config.js: feature flag "${name}" is neither true nor false`),
    ],
  }
}
