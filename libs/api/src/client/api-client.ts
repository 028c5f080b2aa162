import type { Client } from 'openapi-fetch'
import type { paths } from '../generated/schema'
import type { Reader } from '../wire/reader'

/** How to reach the server. */
export interface ApiClientOptions {
  /**
   * URL of the API: `https://host`, also with a path (`https://host/api`), or a path of the page's own
   * origin (`/api/`; `/` and `''` are its root). No query, no hash.
   */
  baseUrl: string
  /** Token of the session, asked before every call. A call rejects with what it throws. */
  getToken?: () => string | null
  /** The session is over. Called once per lost session, however many calls notice. */
  onUnauthorized?: () => void
  /** @default the global `fetch` at the time of the call */
  fetch?: typeof fetch
  /** Milliseconds for a complete reply. @default 15000 */
  timeoutMs?: number
  /**
   * Base of relative image URLs: `url` of the site config once it is known.
   * @default `baseUrl`
   */
  assetBaseUrl?: () => string | undefined
}

/** What every call accepts. */
export interface CallOptions {
  /** Gives the call up; it then rejects with kind `aborted`. */
  signal?: AbortSignal | undefined
  /** Lets the request outlive the page, for small last words of a page that is being left. */
  keepalive?: boolean | undefined
  /** Milliseconds for a complete reply to this call. @default that of the client */
  timeoutMs?: number | undefined
}

/** The part of openapi-fetch's options that is the same for every call. */
// An alias: openapi-fetch asks for an index signature, which interfaces do not have.
type CallInit = {
  headers: Record<string, string>
  parseAs: 'text'
  signal: AbortSignal
  keepalive: boolean
}

/** One operation: how to send it and how to read its reply. */
export interface Call<Model> {
  send: (
    http: Client<paths>,
    init: CallInit,
  ) => Promise<{ data?: unknown; error?: unknown; response: Response }>
  read: Reader<Model>
  /** Turns a reply code that is no number into data; `undefined` leaves it malformed. */
  readOddCode?: (code: unknown) => unknown
  /** The call ends the session itself: a 401 is its success, not a lost session. */
  endsSession?: boolean
}

/**
 * A connection to the server, made by {@link createApiClient} and passed to every function of this
 * library. Holds no data of its own.
 */
export interface ApiClient {
  /** URL of the API without trailing slash. */
  readonly baseUrl: string
  /** Carries out an operation of this library; callers use the named functions instead. */
  readonly perform: <Model>(call: Call<Model>, options?: CallOptions) => Promise<Model>
}
