import { fallback } from 'valibot'
import { sent } from './sent'

const isOn = (value: unknown) => value === true || value === 1 || value === '1'

/** A switch sent as boolean, 0/1, `"0"`/`"1"` or with -1 for off; missing is off. */
export const flag = fallback(sent(isOn), false)

/** As {@link flag}, but on when it is missing. */
export const flagOrOn = fallback(
  sent((value) => (value === null ? undefined : isOn(value))),
  true,
)
