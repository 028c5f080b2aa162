import type { Brand } from '../theme/create-brand'
import { createContext } from 'react'

/** Brand of the surrounding {@link ThemeScope}, for dialogs, which open outside of its element. */
export const BrandContext = createContext<Brand | undefined>(undefined)

/** Element of the surrounding dialog, where menus open; `null` outside of dialogs. */
export const LayerContainer = createContext<HTMLElement | null>(null)
