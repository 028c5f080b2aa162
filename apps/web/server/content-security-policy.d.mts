/** Directives as Hono's `secureHeaders` takes them. */
export function contentSecurityPolicy(options?: {
  /** Origins of an API that is not https. */
  api?: readonly string[]
  /** What `frameHosts` of config.js names. */
  frameHosts?: readonly string[]
}): Record<string, string[]>
