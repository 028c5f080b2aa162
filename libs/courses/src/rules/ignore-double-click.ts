import type { MouseEvent } from 'react'

/** Returns a click handler that treats a double click as one click. */
export function ignoreDoubleClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act()
  }
}
