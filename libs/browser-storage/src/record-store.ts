import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval'
import { openChannel } from './open-channel'

/** Why records could not be read or written. */
export type StorageFailure = 'full' | 'unavailable'

/** Failure of the browser's database. Nothing was written. */
export class StorageError extends Error {
  readonly kind: StorageFailure

  constructor(cause: unknown) {
    super('The browser cannot store the data', { cause })
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError'
    this.kind = isFull ? 'full' : 'unavailable'
  }
}

export interface RecordStoreOptions<Value> {
  /** Name of the database. Nothing else may use it. */
  name: string
  /** Validates a stored value. Values for which it returns null are ignored. */
  read: (stored: unknown) => Value | null
}

/** Records by key in IndexedDB, which holds more than local storage. All methods reject with {@link StorageError}. */
export interface RecordStore<Value> {
  /** Returns all records. */
  all(): Promise<Map<string, Value>>
  /** Writes all records or none. */
  setMany(records: readonly (readonly [key: string, value: Value])[]): Promise<void>
  /**
   * Replaces a record in one transaction, so that no write of another tab is lost.
   *
   * @param change gets the stored record, or null
   */
  update(key: string, change: (stored: Value | null) => Value): Promise<void>
  removeMany(keys: readonly string[]): Promise<void>
  clear(): Promise<void>
  /**
   * Calls the listener after each write, of this and of other tabs.
   * @returns unsubscribes
   */
  subscribe(listener: () => void): () => void
}

/** How long to wait for a database that does not open, in ms. */
const longestOpening = 5_000

/** Creates a store of records. The database is opened on first use. */
export function createRecordStore<Value>({
  name,
  read,
}: RecordStoreOptions<Value>): RecordStore<Value> {
  const database = createStore(name, 'records')

  /** Runs `work` in a transaction. Nothing is written after a failure, even if the database opens later. */
  const transact: UseStore = async (mode, work) => {
    let isLate = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true
        reject(new Error('The database does not open'))
      }, longestOpening)
    })
    try {
      const result = database(mode, (records) => {
        clearTimeout(timer)
        if (isLate) throw new Error('The database opened too late')
        return work(records)
      })
      return await Promise.race([result, timeout])
    } catch (cause) {
      throw new StorageError(cause)
    } finally {
      clearTimeout(timer)
    }
  }

  async function write(change: (records: IDBObjectStore) => void) {
    await transact('readwrite', (records) => {
      change(records)
      return promisifyRequest(records.transaction)
    })
    const channel = openChannel(name)
    channel?.postMessage(null)
    channel?.close()
  }

  return {
    async all() {
      const stored = await entries<string, unknown>(transact)
      const values = new Map<string, Value>()
      for (const [key, value] of stored) {
        const record = read(value)
        if (record !== null) values.set(key, record)
      }
      return values
    },
    setMany: (added) =>
      write((records) => {
        for (const [key, value] of added) records.put(value, key)
      }),
    update: (key, change) =>
      write((records) => {
        const reading = records.get(key)
        reading.onsuccess = () => records.put(change(read(reading.result)), key)
      }),
    removeMany: (keys) =>
      write((records) => {
        for (const key of keys) records.delete(key)
      }),
    clear: () => write((records) => records.clear()),
    subscribe(listener) {
      const channel = openChannel(name)
      channel?.addEventListener('message', listener)
      return () => channel?.close()
    },
  }
}
