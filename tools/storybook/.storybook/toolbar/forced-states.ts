const controls = ':is(a, button, summary, input, textarea)'
const cards = '[data-interactive]'

/** Selects the elements in the row of a state. */
const inRow = (state: string, elements: string) => `[data-controls=${state}] ${elements}`

/** Pseudo classes of the controls and cards in a `StateMatrix`. */
export const forcedStates = {
  // A pressed control is also hovered.
  hover: ['hover', 'pressed'].flatMap((state) => [inRow(state, controls), inRow(state, cards)]),
  active: [inRow('pressed', controls)],
  focusVisible: [inRow('focus', controls)],
  focusWithin: [inRow('focus', cards)],
}
