// Loaded into the measured server: tells its memory to the process that started it.
process.on('message', () => {
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
