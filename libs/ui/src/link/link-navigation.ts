import { createContext } from 'react'

/** Moves inside the site without a page load; `href` is path, query and fragment. */
export type Navigate = (href: string, options?: { replace?: boolean }) => void

/** How links move inside the site; `null` leaves it to the browser. */
export const LinkNavigation = createContext<Navigate | null>(null)
