/** The numeric id of a path parameter; 0, which no record has, for anything else. */
export function idFromPath(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}
