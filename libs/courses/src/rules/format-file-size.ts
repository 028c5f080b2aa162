const units = ['B', 'KB', 'MB', 'GB']

/** Formats a file size: `0 B`, `312 KB`, `1.5 MB`. One decimal below ten. */
export function formatFileSize(bytes: number): string {
  let size = Number.isFinite(bytes) ? Math.max(0, bytes) : 0
  let unit = 0
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024
    unit += 1
  }
  const rounded = size < 10 && unit > 0 ? Math.round(size * 10) / 10 : Math.round(size)
  return `${rounded} ${units[unit]}`
}
