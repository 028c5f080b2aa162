import { createSafeStorage, type KeyValueStorage } from '../storage'

/** What drafts are kept in. */
export interface DraftsOptions {
  /**
   * Goes before the storage key.
   * @default 'shuyuan'
   */
  prefix?: string
  /** @default the browser’s session storage; memory where there is none or it fails */
  sessionStorage?: KeyValueStorage
}

/** Texts that were begun and not sent. */
export interface Drafts {
  /** The text begun under this key; `''` when there is none. */
  get(key: string): string
  /** Keeps a text; an empty one is forgotten. */
  set(key: string, text: string): void
  /**
   * Says whose texts these are: those of somebody else are forgotten.
   * @returns whether there were any of somebody else
   */
  claim(memberId: number): boolean
  /** Forgets all, as a logout does. */
  clear(): void
}

type Texts = Record<string, string>

const ownerKey = ''

function parse(json: string | null): Texts {
  if (json === null) return {}
  try {
    const value: unknown = JSON.parse(json)
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/**
 * Drafts of this tab: they outlive failures, navigation, reloads and a login in between, but neither
 * the tab nor a logout. Never throws on storage that does.
 */
export function createDrafts({ prefix = 'shuyuan', sessionStorage }: DraftsOptions = {}): Drafts {
  const storage = createSafeStorage('sessionStorage', sessionStorage)
  const key = `${prefix}-drafts`
  // Read anew each time: several of these may be about, and all are to agree.
  const read = () => parse(storage.get(key))
  const clear = () => storage.remove(key)
  return {
    get: (name) => read()[`/${name}`] ?? '',
    set(name, text) {
      const { [`/${name}`]: _old, ...others } = read()
      storage.set(key, JSON.stringify(text === '' ? others : { ...others, [`/${name}`]: text }))
    },
    claim(memberId) {
      const texts = read()
      const owner = String(memberId)
      const isForeign = ![undefined, owner].includes(texts[ownerKey])
      storage.set(key, JSON.stringify({ ...(isForeign ? {} : texts), [ownerKey]: owner }))
      return isForeign
    },
    clear,
  }
}
