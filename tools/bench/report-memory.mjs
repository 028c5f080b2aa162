// Loaded into the measured server to report its memory to the parent process.
process.on('message', () => {
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
