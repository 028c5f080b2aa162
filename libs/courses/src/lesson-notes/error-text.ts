/** Message of an error that a callback of the host throws. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
