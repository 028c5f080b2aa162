/** Returns the requested port, or the next free one above it. */
export function freePort(requested: number, host?: string): Promise<number>
