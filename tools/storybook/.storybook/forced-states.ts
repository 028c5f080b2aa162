const controls = ':is(a, button, input, textarea, [role=menuitem])'

/** Selects the controls in the row of a state. */
const controlsIn = (state: string) => `[data-controls=${state}] ${controls}`

/** Pseudo classes of the controls in a `StateMatrix` of ui. */
export const forcedStates = {
  // A pressed control is also hovered.
  hover: [controlsIn('hover'), controlsIn('pressed')],
  active: [controlsIn('pressed')],
  focusVisible: [controlsIn('focus')],
}
