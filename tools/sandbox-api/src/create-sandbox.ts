import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from './clock'
import { systemClock } from './clock'
import type { SandboxContent } from './content-shape'
import { createCache } from './database/cache'
import { prepareDatabase } from './database/prepare'
import { defaultSettings } from './database/settings'
import { openStore } from './database/store'
import { createFaults } from './faults/faults'
import { createCallCounter } from './limit/call-counter'
import type { Sandbox } from './sandbox'

export interface SandboxOptions {
  content: SandboxContent
  /** Folder of the database and of uploads; null keeps the database in memory. */
  dataFolder: string | null
  /** Folder that contains `images/`, `media/` and so on. */
  publicFolder: string
  /** Folder of attachments, which are not public. */
  filesFolder: string
  /** URL of this server in browsers, without a trailing slash. */
  publicUrl: string
  /** URL of the site, without a trailing slash. */
  pcUrl: string
  /** Whether to check every reply against the contract. */
  checksContract?: boolean
  /** Whether to delete the stored data and seed it again. */
  reset?: boolean
  clock?: Clock
  /** Prints SMS codes and notices. */
  print?: (line: string) => void
}

export function createSandbox(options: SandboxOptions): Sandbox {
  const clock = options.clock ?? systemClock
  const print = options.print ?? (() => undefined)
  const dataFolder = options.dataFolder ?? join(tmpdir(), `sandbox-api-${process.pid}`)
  const uploadFolder = join(dataFolder, 'uploads')
  mkdirSync(uploadFolder, { recursive: true })
  const store = openStore(options.dataFolder ? join(options.dataFolder, 'sandbox.db') : ':memory:')
  prepareDatabase(store, options.content, clock, { reset: options.reset ?? false, print })
  return {
    store,
    cache: createCache(store, clock),
    faults: createFaults(),
    requests: [],
    callCounter: createCallCounter(clock),
    clock,
    content: options.content,
    publicFolder: options.publicFolder,
    filesFolder: options.filesFolder,
    uploadFolder,
    publicUrl: options.publicUrl,
    pcUrl: options.pcUrl,
    settings: { ...defaultSettings },
    checksContract: options.checksContract ?? false,
    violations: [],
    print,
  }
}
