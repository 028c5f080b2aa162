/** Options of Hono's `secureHeaders` that every response of the site is sent with. */
export const securityHeaders: {
  crossOriginOpenerPolicy: string
  crossOriginResourcePolicy: string
  permissionsPolicy: Record<string, string[]>
  referrerPolicy: string
  xFrameOptions: string
}
