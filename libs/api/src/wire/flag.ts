import { fallback, pipe, transform, unknown } from 'valibot'

/** A switch sent as boolean, 0/1, `"0"`/`"1"` or with -1 for off; missing is off. */
export const flag = fallback(
  pipe(
    unknown(),
    transform((value) => value === true || value === 1 || value === '1'),
  ),
  false,
)

/** As {@link flag}, but on when it is missing. */
export const flagOrOn = fallback(
  pipe(
    unknown(),
    transform((value) => !(value === false || value === 0 || value === '0' || value === -1)),
  ),
  true,
)
