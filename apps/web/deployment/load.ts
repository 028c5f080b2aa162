import autocannon from 'autocannon'

interface Load {
  /** Waits for the given number of further responses. */
  pass: (responses: number) => Promise<void>
  stop: () => Promise<autocannon.Result>
}

interface LoadOptions {
  url: string
  paths: string[]
  /** Requests per second, over all connections. */
  rate: number
}

/** Requests the paths in turn at a constant rate, until stopped. */
export function startLoad({ url, paths, rate }: LoadOptions): Load {
  let responses = 0
  let finish: (result: autocannon.Result) => void
  const result = new Promise<autocannon.Result>((resolve) => {
    finish = resolve
  })
  const load = autocannon(
    {
      url,
      requests: paths.map((path) => ({ path })),
      connections: 10,
      overallRate: rate,
      duration: 600,
      headers: { 'Accept-Encoding': 'gzip' },
    },
    (_, total) => finish(total),
  )
  load.on('response', () => {
    responses += 1
  })
  return {
    pass: (count) => {
      const enough = responses + count
      return new Promise((resolve) => {
        load.on('response', () => {
          if (responses >= enough) resolve()
        })
      })
    },
    stop: () => {
      load.stop()
      return result
    },
  }
}
