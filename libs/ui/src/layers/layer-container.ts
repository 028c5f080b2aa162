import { createContext } from 'react'

/** Where what opens inside a dialog belongs, so that it lies above it; `null`: anywhere. */
export const LayerContainer = createContext<HTMLElement | null>(null)
