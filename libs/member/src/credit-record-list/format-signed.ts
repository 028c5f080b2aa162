/** A change with its sign: `+1,200`, `−30`, `0`. */
export function formatSigned(amount: number): string {
  const size = Math.abs(amount).toLocaleString('zh-CN')
  if (amount === 0) return size
  return amount > 0 ? `+${size}` : `−${size}`
}
