/** Waits until a URL responds successfully. Rejects after `timeoutMs`. */
export function waitFor(url: string, timeoutMs?: number): Promise<void>
