/** A change with its sign: `+1,200`, `−30`, `0`. */
export function formatSigned(sum: number): string {
  const size = Math.abs(sum).toLocaleString('zh-CN')
  if (sum === 0) return size
  return sum > 0 ? `+${size}` : `−${size}`
}
