import { createHandlers } from '@shuyuan/api/testing'
import { getResponse, type HttpHandler } from 'msw'
import { vi } from 'vitest'

/** Mocks `fetch` with the given handlers, and the contract's examples for other calls. */
export function startFakeServer(...handlers: HttpHandler[]) {
  let current = [...handlers, ...createHandlers()]
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    requests.push(request.clone())
    const response = await getResponse(current, request)
    if (response === undefined || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  })
  return {
    /** Prepends handlers. */
    use(...first: HttpHandler[]) {
      current = [...first, ...current]
    },
    /** Returns the requests so far whose path ends with `path`. */
    requestsTo: (path: string) =>
      requests.filter(({ url }) => new URL(url).pathname.endsWith(path)),
  }
}
