/** Waits until a URL answers with success, at most `timeoutMs`. */
export function waitFor(url: string, timeoutMs?: number): Promise<void>
