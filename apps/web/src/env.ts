import { readFeatureFlags, type FeatureFlags, type PhoneSiteRoutes } from '@shuyuan/site'
import * as v from 'valibot'

declare global {
  interface Window {
    /** Set by `config.js`, which an operator may edit after the build. */
    shuyuanConfig?: unknown
  }
}

const pageSettingSchema = v.object({
  apiBaseUrl: v.optional(v.string()),
  features: v.optional(v.record(v.string(), v.unknown())),
  phoneSiteRoutes: v.optional(v.unknown()),
  storagePrefix: v.optional(v.string()),
  // What is no list must not cost the operator all other settings.
  frameHosts: v.optional(v.fallback(v.nullable(v.array(v.string())), null)),
  watermarkMobile: v.optional(v.unknown()),
})

/** Everything the site is told from outside, read and validated once. */
export interface Env {
  apiBaseUrl: string
  storagePrefix: string
  flags: FeatureFlags
  phoneSiteRoutes: PhoneSiteRoutes
  /** Hosts or origins whose pages lessons and texts may embed. */
  frameHosts: string[]
  /** How the watermark shows a learner's number. */
  watermarkMobile: 'masked' | 'full'
  /** The VIP link may be taken out at build time, whatever the flag says. */
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

/** Page-level setting first, build setting second, this site's own address last. */
export function readEnv(pageSetting: unknown, build: BuildSetting & Record<string, unknown>): Env {
  const parsed = v.safeParse(pageSettingSchema, pageSetting ?? {})
  const setting = parsed.success ? parsed.output : {}
  const { flags, unknown, invalid } = readFeatureFlags(setting.features)
  const routes = setting.phoneSiteRoutes ?? 'path'
  const mobile = setting.watermarkMobile ?? 'masked'
  const frameHosts = setting.frameHosts ?? build.VITE_FRAME_HOSTS?.split(',') ?? []
  return {
    apiBaseUrl: setting.apiBaseUrl ?? build.VITE_API_BASE_URL ?? '/',
    storagePrefix: setting.storagePrefix ?? 'shuyuan',
    flags,
    phoneSiteRoutes: routes === 'hash' ? 'hash' : 'path',
    frameHosts,
    watermarkMobile: mobile === 'full' ? 'full' : 'masked',
    vipDisabled: build.VITE_DISABLE_VIP === 'true',
    problems: [
      ...(parsed.success ? [] : ['config.js: window.shuyuanConfig is malformed and was ignored']),
      ...unknown.map((name) => `config.js: unknown feature flag "${name}"`),
      ...invalid.map((name) => `config.js: feature flag "${name}" is neither true nor false`),
      ...(routes === 'path' || routes === 'hash'
        ? []
        : ['config.js: phoneSiteRoutes is neither "path" nor "hash"']),
      ...(mobile === 'masked' || mobile === 'full'
        ? []
        : ['config.js: watermarkMobile is neither "masked" nor "full"']),
      ...(setting.frameHosts === null ? ['config.js: frameHosts is no list of hosts'] : []),
      ...frameHosts
        .filter((host) => !frameHost.test(host))
        .map((host) => `config.js: frameHosts: "${host}" is neither a host nor an origin`),
    ],
  }
}
