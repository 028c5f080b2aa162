/** Start of the names of caches with data of a member. */
const memberPrefix = 'shuyuan-member-'

/** Settings and what visitors see as well. */
export const siteCache = 'shuyuan-site'
/** `config.js`. Separate, so that nothing displaces it. */
export const configCache = 'shuyuan-config'
/** Scripts, styles and fonts that the worker does not keep from the start. */
export const assetCache = 'shuyuan-assets'
/** Only for learners with access to the lesson, so it is deleted like data of a member. */
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

/** Deletes all that the worker keeps, the pages' code included. */
export function forgetAll(): Promise<void> {
  return deleteCaches((name) => name.startsWith('shuyuan-'))
}

/** Message of a page to the worker: a learner has signed out, so replies that are under way are not kept. */
export const signedOut = 'signed-out'
