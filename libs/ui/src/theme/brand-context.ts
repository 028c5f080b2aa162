import { createContext } from 'react'
import type { Brand } from './create-brand'

/** The brand of the {@link ThemeScope} around, for dialogs, which open outside of its element. */
export const BrandContext = createContext<Brand | undefined>(undefined)
