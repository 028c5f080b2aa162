/** Maximum size of a reply, in bytes. A list of 5,000 courses has about 8 MB. */
const maxBytes = 16 * 1024 * 1024

/** Returns a `fetch` whose responses fail above the size limit, so that a faulty API cannot fill the memory. */
export function limitBody(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (...request) => {
    const response = await fetch(...request)
    let bytes = 0
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > maxBytes) controller.error(new Error(`Reply of more than ${maxBytes} bytes`))
        else controller.enqueue(chunk)
      },
    })
    return new Response(response.body?.pipeThrough(limit) ?? null, response)
  }
}
