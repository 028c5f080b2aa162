import { picklist, pipe, transform } from 'valibot'
import { reader } from '../wire/reader'

/** Reads whether a course is liked now. */
export const readLikeState = reader(
  pipe(
    picklist([0, 1, '0', '1']),
    transform((state) => Number(state) === 1),
  ),
  (isLiked) => isLiked,
)
