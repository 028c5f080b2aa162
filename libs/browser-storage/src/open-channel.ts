/**
 * Opens a channel to the other tabs of this origin. Returns null if the browser has no channels, or denies them because
 * it blocks cookies.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
