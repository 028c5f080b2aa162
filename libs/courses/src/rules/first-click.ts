import type { MouseEvent } from 'react'

/** A click handler that takes a double click for the one that it means. */
export function firstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act()
  }
}
