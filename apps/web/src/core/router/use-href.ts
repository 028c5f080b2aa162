import { useRouter, type RegisteredRouter, type ToOptions } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Builds the href of a page. The route tree checks the types of `to`, `params` and `search`. */
export type BuildHref = <const To extends string | undefined, const From extends string = string>(
  options: ToOptions<RegisteredRouter, From, To>,
) => string

/** Returns a function that builds hrefs for the libraries, which are independent of the router. */
export function useHref(): BuildHref
export function useHref() {
  const router = useRouter()
  return useCallback((options: ToOptions) => router.buildLocation(options).href, [router])
}
