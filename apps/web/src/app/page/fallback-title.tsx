import { pageTitle } from '../router/page-title'
import { useSchoolName } from '../site/use-school-name'

/** Titles the document for what is shown in place of a route's page, over the title of that route. */
export function FallbackTitle({ children }: { children: string }) {
  return <title>{pageTitle(children, useSchoolName())}</title>
}
