import type { Reply } from '../api-caller'
import type { Answers } from '../reading-calls'
import type { Finding } from '../finding'
import { textAt } from '../value-at'

const maxSkewMs = 60_000
const maxAheadMs = 5 * 60_000
const isoDate = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z"/g
/** `2026-11-22 18:00:00` has no zone and means Beijing time. */
const bareDate = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/
/** An order number begins with the time of the order, in Beijing time. */
const orderNumber = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/

interface ClockCheck {
  replies: readonly Reply[]
  answers: Answers
  now: number
}

/** Checks the server's clock and its two date formats. */
export function checkClock({ replies, answers, now }: ClockCheck): Finding[] {
  return [serverClock(replies, now), utcDates(replies, now), bareDates(answers)]
}

function serverClock(replies: readonly Reply[], now: number): Finding {
  const subject = 'server clock'
  const date = replies.map(({ headers }) => headers.get('Date')).findLast(Boolean)
  if (!date) return { subject, result: 'skipped', detail: 'no reply carries a date' }
  const skew = Date.parse(date) - now
  if (Math.abs(skew) <= maxSkewMs)
    return { subject, result: 'ok', detail: 'agrees with this computer' }
  const detail = `${Math.round(skew / 1000)} s off this computer`
  const consequence = 'codes and orders look over too early, or live on after their end'
  return { subject, result: 'warning', detail, consequence }
}

function utcDates(replies: readonly Reply[], now: number): Finding {
  const subject = 'dates in UTC'
  const dates = replies.flatMap(({ text }) => text.match(isoDate) ?? [])
  if (dates.length === 0) return { subject, result: 'skipped', detail: 'no reply holds one' }
  const ahead = dates.find((date) => Date.parse(JSON.parse(date)) > now + maxAheadMs)
  if (!ahead) return { subject, result: 'ok', detail: `none of ${dates.length} is in the future` }
  const detail = `${ahead} is in the future: local time written as UTC`
  return { subject, result: 'failure', detail, consequence: 'all times are shown hours off' }
}

/** Compares the same time in both formats, if a reply of the member has one. */
function bareDates(answers: Answers): Finding {
  const subject = 'dates without a zone'
  const all = [hoursOfPurchase(answers), hoursOfOrder(answers)].filter((found) => found !== null)
  if (all.length === 0)
    return { subject, result: 'skipped', detail: 'needs a token of a member with an order' }
  const hours = all.find((found) => found !== 0)
  if (hours === undefined) return { subject, result: 'ok', detail: 'Beijing time' }
  const detail = `${hours} h off Beijing time`
  const consequence = 'course dates, the end of a membership and study times are shown hours off'
  return { subject, result: 'failure', detail, consequence }
}

function hoursOfPurchase(answers: Answers): number | null {
  const purchase = answers.get('listVipPurchases')
  const [, day, time] = bareDate.exec(textAt(purchase, 'data', '0', 'started_at') ?? '') ?? []
  return hoursBetween(`${day}T${time}+08:00`, textAt(purchase, 'data', '0', 'created_at'))
}

function hoursOfOrder(answers: Answers): number | null {
  const orders = answers.get('listOrders')
  const [, year, month, day, hour, minute, second] =
    orderNumber.exec(textAt(orders, 'data', '0', 'order_id') ?? '') ?? []
  return hoursBetween(
    `${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`,
    textAt(orders, 'data', '0', 'created_at'),
  )
}

function hoursBetween(bare: string, utc: string | null): number | null {
  const difference = Date.parse(bare) - Date.parse(utc ?? '')
  return Number.isNaN(difference) ? null : Math.round(difference / 3_600_000)
}
