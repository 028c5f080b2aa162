import type { ReactElement, ReactNode } from 'react'
import { LinkNavigation, type Navigate } from './link-navigation'

/** Properties of {@link LinkProvider}. */
export interface LinkProviderProps {
  navigate: Navigate
  children: ReactNode
}

/** Gives all {@link Link}s below it the application's way to move inside the site. */
export function LinkProvider({ navigate, children }: LinkProviderProps): ReactElement {
  return <LinkNavigation value={navigate}>{children}</LinkNavigation>
}
