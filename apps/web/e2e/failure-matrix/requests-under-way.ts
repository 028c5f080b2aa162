import type { Page, Request } from '@playwright/test'

/** Tracks matching requests without a response, from now on. */
export function requestsUnderWay(
  page: Page,
  isMeant: (request: Request) => boolean,
): ReadonlySet<Request> {
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    if (isMeant(request)) underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return underWay
}
