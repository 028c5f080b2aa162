import { randomText } from '../members/random-text'
import type { Sandbox } from '../sandbox'

const lifeSeconds = 1800

/** Creates the signature by which the cashier finds an order. */
export function createPaySign({ cache }: Sandbox, orderNo: string): string {
  const sign = `order-${randomText(24)}`
  cache.put(signName(sign), orderNo, lifeSeconds)
  return sign
}

export function orderOfSign({ cache }: Sandbox, sign: string): string | null {
  return cache.get(signName(sign))
}

function signName(sign: string) {
  return `pay-sign:${sign}`
}
