import { toNumber } from '../../wire/scalars'
import { reader } from '../../wire/reader'
import { sent } from '../../wire/sent'

const states = [false, true]

/** Reads the new favorite state, sent as 0 or 1. */
export const readFavoriteState = reader(
  sent((value) => (typeof value === 'boolean' ? value : states[toNumber(value) ?? -1])),
  (isFavorite) => isFavorite,
)
