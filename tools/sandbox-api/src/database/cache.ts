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
  /** Increments a counter and returns it. The first call sets its lifetime. */
  count: (name: string, seconds: number) => number
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
    count: (name, seconds) => {
      const value = get(name)
      if (value === null) {
        put(name, '1', seconds)
        return 1
      }
      const next = Number(value) + 1
      store.run('UPDATE cache SET value = ? WHERE name = ?', String(next), name)
      return next
    },
  }
}
