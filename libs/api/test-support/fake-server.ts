/** Fake server that records its requests. */
export interface FakeServer {
  fetch: typeof fetch
  requests: Request[]
}

/** Creates a server that replies to every request with `answer`. */
export function fakeServer(answer: (request: Request) => Response | Promise<Response>): FakeServer {
  const requests: Request[] = []
  return {
    requests,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request.clone())
      return answer(request)
    },
  }
}

export const success = (data: unknown) => Response.json({ code: 0, message: '', data })

export const refusal = (code: unknown, message = '') => Response.json({ code, message, data: [] })

/** Returns the error that a call rejects with. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('value' in outcome) throw new Error('The call succeeded')
  return outcome.error
}
