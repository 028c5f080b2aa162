import { useRouter } from '@tanstack/react-router'

/** Title of the page of a redirect target; `undefined` for the home page and unknown paths. */
export function usePlaceName(target: string): string | undefined {
  const [pathname = ''] = target.split(/[?#]/)
  const [routes] = useRouter().getMatchedRoutes(pathname)
  return routes.at(-1)?.options.staticData?.title
}
