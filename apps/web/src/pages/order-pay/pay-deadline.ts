/** How long the payment address of an order lives. */
const payLifeMs = 30 * 60 * 1000

/**
 * When an order can no longer be paid, ms since the epoch. An order number begins with the second it
 * was made in, as the server's clock (UTC+8) showed it, so a reload changes nothing.
 */
export function payDeadline(orderNo: string, now = Date.now()): number {
  const made = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\d+$/.exec(orderNo)
  if (made === null) return now + payLifeMs
  const [, year, month, day, hour, minute, second] = made
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`)
  return Number.isNaN(instant) ? now + payLifeMs : instant + payLifeMs
}
