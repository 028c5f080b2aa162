import { useEffect, useEffectEvent } from 'react'
import type { OpenAuthDialog } from '../provider/auth-dialog'
import { useAuthDialogs } from '../provider/use-auth-dialogs'

export function useOpenOnMount(openWith: (open: OpenAuthDialog) => void): void {
  const { open } = useAuthDialogs()
  const onMount = useEffectEvent(() => openWith(open))
  useEffect(() => onMount(), [])
}
