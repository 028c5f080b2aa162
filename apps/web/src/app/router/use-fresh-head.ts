import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Has the heads of the shown routes computed anew once what they read of the query cache is there, or is
 * another: loaders do not wait for it.
 */
export function useFreshHead(known: string | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (known !== undefined) void router.invalidate()
  }, [known, router])
}
