import { createSafeStorage, type KeyValueStorage } from './safe-storage'

/** Options of {@link createDrafts}. */
export interface DraftsOptions {
  /**
   * Goes before the storage key, followed by `-`.
   * @default 'shuyuan'
   */
  prefix?: string
  /** @default the browser’s session storage; memory where there is none or it fails */
  storage?: KeyValueStorage
}

/** Texts that were begun and not sent. */
export interface Drafts {
  /** The text begun under this key; `''` when there is none. */
  get(key: string): string
  /** Keeps a text; an empty one is removed. */
  set(key: string, text: string): void
  /**
   * Makes a member the owner of the texts. Those of another member are removed.
   * @returns whether there were texts of another member
   */
  claim(memberId: number): boolean
  /** Removes all texts, as a sign-out does. */
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
 * Creates the drafts of this tab. They survive failures, navigation, reloads and a login in between; they
 * end with the tab or a sign-out. Never throws on storage that does.
 */
export function createDrafts(options: DraftsOptions = {}): Drafts {
  const storage = createSafeStorage('sessionStorage', options.storage)
  const key = `${options.prefix ?? 'shuyuan'}-drafts`
  // Read anew each time, because several drafts may be in use at once and all have to agree.
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
