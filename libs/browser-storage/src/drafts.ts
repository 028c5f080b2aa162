import { createSafeStorage, type KeyValueStorage } from './safe-storage'

export interface DraftsOptions {
  /**
   * Prepended to the storage key, followed by `-`.
   * @default 'shuyuan'
   */
  prefix?: string
  /** @default session storage, or memory if it is missing or fails */
  storage?: KeyValueStorage
}

/** Unsent texts, such as comments. */
export interface Drafts {
  /** Returns the text under a key, or `''`. */
  get(key: string): string
  /** Stores a text; an empty one is removed. */
  set(key: string, text: string): void
  /**
   * Makes a member the owner of the texts, and removes those of another member.
   * @returns true if texts of another member were removed
   */
  claim(memberId: number): boolean
  /** Removes all texts, for example on sign-out. */
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
 * Creates the drafts of this tab. They survive errors, navigation, reloads and sign-ins, and end
 * with the tab or on sign-out. Never throws if the storage fails.
 */
export function createDrafts(options: DraftsOptions = {}): Drafts {
  const storage = createSafeStorage('sessionStorage', options.storage)
  const key = `${options.prefix ?? 'shuyuan'}-drafts`
  // Read on each use, because several instances may be in use and must agree.
  const read = () => parse(storage.get(key))
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
    clear: () => storage.remove(key),
  }
}
