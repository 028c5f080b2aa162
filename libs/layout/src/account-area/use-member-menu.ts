import { useEffect, useState } from 'react'
import type { MemberMenu } from './member-menu'

interface LoadedMenu {
  /** `null` until its code is there. */
  Menu: typeof MemberMenu | null
  hasFailed: boolean
}

/** The member's menu, whose code is fetched once somebody has an account. */
export function useMemberMenu(isWanted: boolean): LoadedMenu {
  const [menu, setMenu] = useState<LoadedMenu>({ Menu: null, hasFailed: false })
  // The network is outside React.
  useEffect(() => {
    if (!isWanted) return
    import('./member-menu').then(
      ({ MemberMenu: Menu }) => setMenu({ Menu, hasFailed: false }),
      () => setMenu({ Menu: null, hasFailed: true }),
    )
  }, [isWanted])
  return menu
}
