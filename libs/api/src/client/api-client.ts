import type { Client } from 'openapi-fetch'
import type { paths } from '../generated/schema'
import type { Reader } from '../wire/reader'

/** Options of `createApiClient`. */
export interface ApiClientOptions {
  /**
   * URL of the API: `https://host`, optionally with a path (`https://host/api`), or a path on the
   * page's origin (`/api/`; `/` and `''` are its root). No query, no hash.
   */
  baseUrl: string
  /**
   * Returns the token of the session; called before every call. If it throws, the call rejects with
   * that error.
   */
  getToken?: () => string | null
  /** Called when the server rejects the session, once however many calls fail. */
  onUnauthorized?: () => void
  /** @default the global `fetch` at the time of the call */
  fetch?: typeof fetch
  /** Timeout for a complete reply, in ms. @default 15000 */
  timeoutMs?: number
  /**
   * Base of relative image URLs. Return `url` of the site config once it is loaded.
   * @default `baseUrl`
   */
  assetBaseUrl?: () => string | undefined
}

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with kind `aborted`. */
  signal?: AbortSignal | undefined
  /** Lets a small request outlive the page, for example on `pagehide`. */
  keepalive?: boolean | undefined
  /** Timeout for a complete reply to this call, in ms. @default that of the client */
  timeoutMs?: number | undefined
}

/** Options of openapi-fetch that all calls share. */
// Must be an alias, because interfaces have no index signature, which openapi-fetch requires.
type CallInit = {
  headers: Record<string, string>
  parseAs: 'text'
  signal: AbortSignal
  keepalive: boolean
}

/** An operation: how to send it and how to read its reply. */
export interface Call<Model> {
  send: (
    http: Client<paths>,
    init: CallInit,
  ) => Promise<{ data?: unknown; error?: unknown; response: Response }>
  read: Reader<Model>
  /** Converts a reply code that is not a number to data; `undefined` makes the reply malformed. */
  readOddCode?: (code: unknown) => unknown
  /** True if the call ends the session, so that a 401 is a success. */
  endsSession?: boolean
}

/**
 * Connection to the server, created by {@link createApiClient} and passed to every function of this
 * library. It holds no data.
 */
export interface ApiClient {
  /** URL of the API without trailing slashes. */
  readonly baseUrl: string
  /** Runs an operation. Internal; call the named functions instead. */
  readonly perform: <Model>(call: Call<Model>, options?: CallOptions) => Promise<Model>
}
