import { useEffect } from 'react'
import { useServices } from '../use-services'

/** Marks the frame as hydrated, together with the component that calls this. */
export function useFinishFrame(): void {
  const { hydration } = useServices()
  useEffect(() => hydration.frame.open(), [hydration])
}
