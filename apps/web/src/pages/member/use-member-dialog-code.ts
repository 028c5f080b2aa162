import { toast } from '@shuyuan/ui'
import { useEffect, useState } from 'react'
import type { MemberDialogs } from './dialogs/member-dialogs'
import * as messages from './member-messages'

/** The dialogs' code, fetched when one is first wanted; when that fails, the next wish tries again. */
export function useMemberDialogCode(
  isWanted: boolean,
  onFailed: () => void,
): typeof MemberDialogs | null {
  const [code, setCode] = useState<{ component: typeof MemberDialogs } | null>(null)
  const isMissing = isWanted && code === null
  // The network is outside React.
  useEffect(() => {
    if (!isMissing) return
    import('./dialogs/member-dialogs').then(
      ({ MemberDialogs: component }) => setCode({ component }),
      () => {
        toast.error(messages.dialogsMissing)
        onFailed()
      },
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new callback is no reason to fetch again
  }, [isMissing])
  return code?.component ?? null
}
