import { reader } from '../wire/reader'
import { sent } from '../wire/sent'
import { toNumber } from '../wire/number'

const states = [false, true]

/** Reads whether a course is liked now, sent as 0 or 1. */
export const readLikeState = reader(
  sent((value) => states[toNumber(value) ?? -1]),
  (isLiked) => isLiked,
)
