import * as v from 'valibot'
import type { Store } from './store'

/** Settings that `POST /__sandbox/config` overrides until the next reset or restart. */
export const settingsSchema = v.strictObject({
  enabled_mobile_bind_alert: v.picklist([0, 1]),
  enabled_face_verify: v.boolean(),
  h5_url: v.string(),
  enabled_bullet_secret: v.picklist(['0', '1']),
  /** The client replaces `${mobile}`. */
  bullet_secret: v.strictObject({ text: v.string() }),
  /** Calls per minute and client IP; 0 for no limit. Production allows 120. */
  rate_limit: v.number(),
  maintenance: v.boolean(),
  /** Seconds from status 9 of an order to its delivery, because production may queue it. */
  delivery_delay: v.number(),
})

export type Settings = v.InferOutput<typeof settingsSchema>

export const defaultSettings: Settings = {
  enabled_mobile_bind_alert: 0,
  enabled_face_verify: false,
  h5_url: '',
  enabled_bullet_secret: '0',
  bullet_secret: { text: '${mobile}' },
  rate_limit: 0,
  maintenance: false,
  delivery_delay: 0,
}

/** Points that members get, as in the settings of production. */
export const creditReward = {
  register: 50,
  watched_vod_course: 100,
  watched_video: 10,
  /** Points per yuan of the price before the discount. */
  paid_order: '0.1',
}

/** Reads a value that the server keeps with its data. */
export function readStored(store: Store, name: string): string | null {
  const row = store.one<{ value: string }>('SELECT value FROM settings WHERE name = ?', name)
  return row?.value ?? null
}

export function writeStored(store: Store, name: string, value: string) {
  store.run('INSERT OR REPLACE INTO settings VALUES (?, ?)', name, value)
}
