import * as messages from '../messages'

/** The title of a document: the page's name, if it has one, then the school's, if that is known. */
export function pageTitle(page: string | undefined, school: string | undefined): string {
  return [page, school].filter(Boolean).join(' - ') || messages.home
}
