/** Returns directives for Hono's `secureHeaders`. */
export function contentSecurityPolicy(options?: {
  /** Origins of an API without HTTPS. */
  api?: readonly string[]
  /** `frameHosts` of config.js. */
  frameHosts?: readonly string[]
}): Record<string, string[]>
