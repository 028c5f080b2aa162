import { createHash } from 'node:crypto'
import type { Clock } from '../clock'
import type { SandboxContent } from '../content-shape'
import { randomText } from '../members/random-text'
import { seedActivity } from '../seed/seed-activity'
import { seedComments } from '../seed/seed-comments'
import { seedCourses } from '../seed/seed-courses'
import { seedMembers } from '../seed/seed-members'
import { seedSite } from '../seed/seed-site'
import { schema } from './schema'
import { readStored, writeStored } from './settings'
import type { Store } from './store'

interface PrepareOptions {
  reset: boolean
  print: (line: string) => void
}

const fingerprintKey = 'seeded-from'

/** Seeds the database if it is empty or outdated, or on `reset`. */
export function prepareDatabase(
  store: Store,
  content: SandboxContent,
  clock: Clock,
  { reset, print }: PrepareOptions,
) {
  const found = storedFingerprint(store)
  if (!reset && found === fingerprint(content)) return
  if (!reset && found !== null) print('内容或表结构已更新，数据库重新生成')
  reseed(store, content, clock)
}

/** Deletes all data and seeds the database. */
export function reseed(store: Store, content: SandboxContent, clock: Clock) {
  const tables = store.all<{ name: string }>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  )
  store.transaction(() => {
    store.script(tables.map(({ name }) => `DROP TABLE "${name}";`).join('\n') + schema)
    const seeding = { store, content, now: clock.seconds() }
    seedSite(seeding)
    seedCourses(seeding)
    seedMembers(seeding)
    seedComments(seeding)
    seedActivity(seeding)
    writeStored(store, 'jwt-secret', randomText(48))
    writeStored(store, fingerprintKey, fingerprint(content))
  })
}

function storedFingerprint(store: Store): string | null {
  const table = store.one(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'settings'`)
  return table ? readStored(store, fingerprintKey) : null
}

function fingerprint(content: SandboxContent): string {
  return createHash('sha256').update(schema).update(JSON.stringify(content)).digest('hex')
}
