import { createContext } from 'react'
import type { Brand } from './create-brand'

/** Brand of the surrounding {@link ThemeScope}, for dialogs, which open outside of its element. */
export const BrandContext = createContext<Brand | undefined>(undefined)
