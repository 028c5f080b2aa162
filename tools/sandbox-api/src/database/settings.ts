import type { Store } from './store'

/** The site's settings, which `POST /__sandbox/config` overrides. */
export interface Settings {
  enabled_mobile_bind_alert: number
  enabled_face_verify: boolean
  socialites: { qq: number; wechat_oauth: number }
  h5_url: string
  credit1_reward: {
    register: number
    watched_vod_course: number
    watched_video: number
    /** Points per yuan of the price before the discount. */
    paid_order: string
  }
  enabled_bullet_secret: string
  bullet_secret: { size: string; color: string; opacity: string; text: string }
  enabled_addons: string[]
  /** Calls per minute and client IP; 0 for no limit. Production allows 120. */
  rate_limit: number
  /** Whether only the latest login of a member stays valid. */
  single_device: boolean
  maintenance: boolean
  payments: {
    wechat: boolean
    alipay: boolean
    bank: boolean
    /** If false, the provider's notification never arrives, so paid orders keep status 5. */
    notified: boolean
  }
  /** Seconds from status 9 of an order to its delivery, because production may queue it. */
  delivery_delay: number
  /** Settings that an administrator has cleared or never filled in. */
  emptied: { name: boolean; url: boolean; logo: boolean; cover: boolean; courses_block: boolean }
}

const defaultSettings: Settings = {
  enabled_mobile_bind_alert: 0,
  enabled_face_verify: false,
  socialites: { qq: 1, wechat_oauth: 1 },
  h5_url: '',
  credit1_reward: { register: 50, watched_vod_course: 100, watched_video: 10, paid_order: '0.1' },
  enabled_bullet_secret: '0',
  // The client replaces `${mobile}`.
  bullet_secret: { size: '14', color: 'red', opacity: '1', text: '${mobile}' },
  enabled_addons: [],
  rate_limit: 0,
  single_device: false,
  maintenance: false,
  payments: { wechat: true, alipay: true, bank: true, notified: true },
  delivery_delay: 0,
  emptied: { name: false, url: false, logo: false, cover: false, courses_block: false },
}

const overridesKey = 'overrides'

/** Merges the stored overrides into the defaults. */
export function readSettings(store: Store): Settings {
  return mergeSettings(defaultSettings, readOverrides(store)).settings
}

/**
 * Adds overrides to the stored ones. If any name is unknown or has a value of the wrong type, stores
 * nothing and returns these names.
 */
export function overrideSettings(store: Store, overrides: object): string[] {
  const { settings, refused } = mergeSettings(readSettings(store), overrides)
  if (refused.length === 0) writeSetting(store, overridesKey, JSON.stringify(settings))
  return refused
}

export function clearOverrides(store: Store) {
  store.run('DELETE FROM settings WHERE name = ?', overridesKey)
}

export function readSetting(store: Store, name: string): string | null {
  const row = store.one<{ value: string }>('SELECT value FROM settings WHERE name = ?', name)
  return row?.value ?? null
}

export function writeSetting(store: Store, name: string, value: string) {
  store.run('INSERT OR REPLACE INTO settings VALUES (?, ?)', name, value)
}

function readOverrides(store: Store): object {
  const parsed: unknown = JSON.parse(readSetting(store, overridesKey) ?? '{}')
  return isRecord(parsed) ? parsed : {}
}

function mergeSettings(base: Settings, overrides: object) {
  const refused: string[] = []
  return { settings: merge(base, overrides, '', refused), refused }
}

function merge<Shape extends object>(
  base: Shape,
  overrides: object,
  path: string,
  refused: string[],
): Shape {
  const result: Shape = { ...base }
  for (const [name, value] of Object.entries(overrides)) {
    if (!hasKey(base, name) || !sameKind(base[name], value)) {
      refused.push(path + name)
      continue
    }
    const current = base[name]
    const next: unknown =
      isRecord(current) && isRecord(value)
        ? merge(current, value, `${path}${name}.`, refused)
        : value
    Object.assign(result, { [name]: next })
  }
  return result
}

function hasKey<Shape extends object>(shape: Shape, name: string): name is string & keyof Shape {
  return Object.hasOwn(shape, name)
}

function sameKind(known: unknown, value: unknown) {
  return (
    typeof known === typeof value && Array.isArray(known) === Array.isArray(value) && value !== null
  )
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
