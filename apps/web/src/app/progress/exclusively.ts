/**
 * Runs the work while no other tab does. Browsers have locks for that on safe addresses; on others two
 * tabs may tell the server the same second, which changes nothing there.
 */
export async function exclusively(name: string, work: () => Promise<void>): Promise<void> {
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
