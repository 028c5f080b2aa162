// Texts that were begun and not sent. An entry of its own: only pages with a form need it.

export { createDrafts } from './drafts'

export type { Drafts, DraftsOptions } from './drafts'
