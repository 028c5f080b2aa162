import { toast } from '@shuyuan/ui'
import { useEffect, useState } from 'react'
import type { MemberDialogs } from './dialogs/member-dialogs'
import type { MemberDialog } from './member-dialog'
import * as messages from './member-messages'

/** The dialogs' code, fetched once the page is there; when that fails, each wish for one tries again. */
export function useMemberDialogCode(
  wanted: MemberDialog | null,
  onFailed: (wanted: MemberDialog) => void,
): typeof MemberDialogs | null {
  const [code, setCode] = useState<{ component: typeof MemberDialogs } | null>(null)
  const missing = code === null ? wanted : null
  // The network is outside React.
  useEffect(() => {
    import('./dialogs/member-dialogs').then(
      ({ MemberDialogs: component }) => setCode({ component }),
      () => {
        if (missing === null) return
        toast.error(messages.dialogsMissing)
        onFailed(missing)
      },
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new callback is no reason to fetch again
  }, [missing])
  return code?.component ?? null
}
