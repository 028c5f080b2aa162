import { createContext } from 'react'

/** Element of the surrounding dialog, where menus open; `null` outside of dialogs. */
export const LayerContainer = createContext<HTMLElement | null>(null)
