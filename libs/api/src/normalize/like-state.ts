import { toNumber } from '../wire/number'
import { reader } from '../wire/reader'
import { sent } from '../wire/sent'

const states = [false, true]

/** Reads whether a course is liked now, sent as 0 or 1. */
export const readLikeState = reader(
  sent((value) => (typeof value === 'boolean' ? value : states[toNumber(value) ?? -1])),
  (isLiked) => isLiked,
)
