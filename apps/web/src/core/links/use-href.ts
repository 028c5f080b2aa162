import { useRouter, type RegisteredRouter, type ToOptions } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Builds the href of a page of this site; the route tree checks `to`, `params` and `search`. */
export type BuildHref = <const To extends string | undefined, const From extends string = string>(
  options: ToOptions<RegisteredRouter, From, To>,
) => string

/** Gives the builder of the hrefs that go to the libraries, which know no router. */
export function useHref(): BuildHref
export function useHref() {
  const router = useRouter()
  return useCallback((options: ToOptions) => router.buildLocation(options).href, [router])
}
