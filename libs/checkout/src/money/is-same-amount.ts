import { toCents } from './to-cents'

/** Whether two amounts in yuan are the same to the cent. */
export function isSameAmount(one: number, other: number): boolean {
  return toCents(one) === toCents(other)
}
