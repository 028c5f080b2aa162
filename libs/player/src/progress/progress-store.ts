/** Where progress is kept on a device: plain text by key, shared by all tabs; never throws. */
export interface ProgressStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** The keys that begin like this, in any order. */
  keys(start: string): string[]
  /**
   * Tells when another tab may have written.
   * @returns the function that stops listening
   */
  subscribe(listener: () => void): () => void
}
