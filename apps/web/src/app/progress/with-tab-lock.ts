/**
 * Runs the work in one tab at a time. Browsers have locks for that in secure contexts; elsewhere two
 * tabs may report the same second, which the server ignores.
 */
export async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  // Not everywhere, whatever the types say.
  const locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined
  let isBegun = false
  try {
    await locks?.request(name, () => {
      isBegun = true
      return work()
    })
  } catch {
    // A frame without storage has the function, but no locks.
  }
  if (!isBegun) await work()
}
