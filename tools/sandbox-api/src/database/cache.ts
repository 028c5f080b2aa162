import type { Clock } from '../clock'
import type { Store } from './store'

/**
 * Short-lived values (captchas, SMS codes, signatures …), stored in the database so that they
 * survive a restart.
 */
export interface Cache {
  get: (name: string) => string | null
  /** Stores a value. Null `seconds` mean that it never expires. */
  put: (name: string, value: string, seconds: number | null) => void
  /** Returns a value and removes it. */
  take: (name: string) => string | null
  drop: (name: string) => void
}

export function createCache(store: Store, clock: Clock): Cache {
  function get(name: string): string | null {
    const row = store.one<{ value: string; expires_at: number | null }>(
      'SELECT value, expires_at FROM cache WHERE name = ?',
      name,
    )
    if (!row) return null
    if (row.expires_at === null || row.expires_at > clock.seconds()) return row.value
    drop(name)
    return null
  }

  function put(name: string, value: string, seconds: number | null) {
    const expiry = seconds === null ? null : clock.seconds() + seconds
    store.run('INSERT OR REPLACE INTO cache VALUES (?, ?, ?)', name, value, expiry)
  }

  function drop(name: string) {
    store.run('DELETE FROM cache WHERE name = ?', name)
  }

  return {
    get,
    put,
    drop,
    take: (name) => {
      const value = get(name)
      if (value !== null) drop(name)
      return value
    },
  }
}
