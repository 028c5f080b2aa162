// Runs before the first paint, so that a chosen theme never flashes.
try {
  const prefix = window.shuyuanConfig?.storagePrefix ?? 'shuyuan'
  const theme = localStorage.getItem(`${prefix}-theme`)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is closed to us: the system's theme it is.
}
