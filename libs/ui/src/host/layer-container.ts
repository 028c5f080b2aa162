import { createContext } from 'react'

/** The element of the dialog around, for menus that open in it; `null` outside of dialogs. */
export const LayerContainer = createContext<HTMLElement | null>(null)
