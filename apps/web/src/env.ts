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
})

/** Everything the site is told from outside, read and validated once. */
export interface Env {
  apiBaseUrl: string
  storagePrefix: string
  flags: FeatureFlags
  phoneSiteRoutes: PhoneSiteRoutes
  /** The VIP link may be taken out at build time, whatever the flag says. */
  vipDisabled: boolean
  /** Sentences for the operator, to be logged at start. */
  problems: string[]
}

interface BuildSetting {
  VITE_API_BASE_URL?: string
  VITE_DISABLE_VIP?: string
}

/** Page-level setting first, build setting second, this site's own address last. */
export function readEnv(pageSetting: unknown, build: BuildSetting & Record<string, unknown>): Env {
  const parsed = v.safeParse(pageSettingSchema, pageSetting ?? {})
  const setting = parsed.success ? parsed.output : {}
  const { flags, unknown, invalid } = readFeatureFlags(setting.features)
  const routes = setting.phoneSiteRoutes ?? 'path'
  return {
    apiBaseUrl: setting.apiBaseUrl ?? build.VITE_API_BASE_URL ?? '/',
    storagePrefix: setting.storagePrefix ?? 'shuyuan',
    flags,
    phoneSiteRoutes: routes === 'hash' ? 'hash' : 'path',
    vipDisabled: build.VITE_DISABLE_VIP === 'true',
    problems: [
      ...(parsed.success ? [] : ['config.js: window.shuyuanConfig is malformed and was ignored']),
      ...unknown.map((name) => `config.js: unknown feature flag "${name}"`),
      ...invalid.map((name) => `config.js: feature flag "${name}" is neither true nor false`),
      ...(routes === 'path' || routes === 'hash'
        ? []
        : ['config.js: phoneSiteRoutes is neither "path" nor "hash"']),
    ],
  }
}
