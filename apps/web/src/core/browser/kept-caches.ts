/** Prefix of caches with data of a member. */
const memberPrefix = 'shuyuan-member-'

/** Settings, and other replies that visitors get, too. */
export const siteCache = 'shuyuan-site'
/** `config.js`. Separate, so that no other entry evicts it. */
export const configCache = 'shuyuan-config'
/** Scripts, styles and fonts that are not precached. */
export const assetCache = 'shuyuan-assets'
/** Only learners with access get transcripts, so these are deleted like a member's data. */
export const transcriptCache = `${memberPrefix}transcripts`

/** Returns the name of the cache of a member. It contains a hash, because the token is stored nowhere else. */
export async function memberCache(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  const bytes = Array.from(new Uint8Array(digest, 0, 8))
  return memberPrefix + bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function deleteCaches(isDeleted: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isDeleted).map((name) => caches.delete(name)))
}

/** Deletes the data of all members, except the caches in `others`. */
export function forgetMembers(others: readonly string[] = []): Promise<void> {
  return deleteCaches((name) => name.startsWith(memberPrefix) && !others.includes(name))
}

/** Deletes all caches of the worker, including the pages' code. */
export function forgetAll(): Promise<void> {
  return deleteCaches((name) => name.startsWith('shuyuan-'))
}

/** Message from a page to the worker: the learner signed out, so pending replies must not be cached. */
export const signedOut = 'signed-out'

/** Header of replies that the worker took from a cache, so they don't prove that there is a network. */
export const keptHeader = 'X-Kept'
