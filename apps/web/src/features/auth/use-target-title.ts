import { useRouter } from '@tanstack/react-router'

/** Title of the redirect target's page. Undefined for the home page and unknown paths. */
export function useTargetTitle(target: string): string | undefined {
  const [pathname = ''] = target.split(/[?#]/)
  const [routes] = useRouter().getMatchedRoutes(pathname)
  return routes.at(-1)?.options.staticData?.title
}
