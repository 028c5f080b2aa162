import { createHandlers } from '@shuyuan/api/testing'
import { getResponse, type HttpHandler } from 'msw'
import { vi } from 'vitest'

/** Puts a server in memory behind `fetch`: the contract's examples, where no other handler answers. */
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
    /** Answers from now on with these handlers first. */
    use(...first: HttpHandler[]) {
      current = [...first, ...current]
    },
    /** The requests so far whose path ends like this. */
    requestsTo: (path: string) =>
      requests.filter(({ url }) => new URL(url).pathname.endsWith(path)),
  }
}
