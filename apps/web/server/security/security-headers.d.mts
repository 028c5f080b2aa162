/** Headers of every response, as options of Hono's `secureHeaders`. */
export const securityHeaders: {
  crossOriginOpenerPolicy: string
  crossOriginResourcePolicy: string
  permissionsPolicy: Record<string, string[]>
  referrerPolicy: string
  xFrameOptions: string
}
