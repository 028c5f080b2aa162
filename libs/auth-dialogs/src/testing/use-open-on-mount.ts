import { useEffect } from 'react'
import { useLatest } from '../effects/use-latest'
import type { OpenAuthDialog } from '../provider/auth-dialog'
import { useAuthDialogs } from '../provider/use-auth-dialogs'

export function useOpenOnMount(openWith: (open: OpenAuthDialog) => void): void {
  const { open } = useAuthDialogs()
  const latest = useLatest(openWith)
  useEffect(() => latest.current(open), [open, latest])
}
