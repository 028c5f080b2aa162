import { parseArgs } from 'node:util'

export interface Arguments {
  url: string
  token?: string
  origin?: string
  json: boolean
}

export const usage = `npm run check-api -- --url https://api.example.com [options]
  --url URL       base URL of the API; may have a path
  --token TOKEN   token of a member, to also check the personal operations; SHUYUAN_TOKEN by default
  --origin URL    URL of the site; the API's setting pc_url by default
  --json          print the findings as JSON

Reads only, at most 60 calls a minute. Ends with 0 when the site works, 1 when something does not
fit, 2 when it could not be checked.`

/** Parses the command line. Throws with a readable message if it is invalid. */
export function readArguments(args: string[], env: NodeJS.ProcessEnv): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      token: { type: 'string' },
      origin: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const { url, origin, json } = values
  const token = values.token ?? env.SHUYUAN_TOKEN
  if (url === undefined) throw new Error('--url is missing')
  for (const href of [url, origin])
    if (href !== undefined && !/^https?:\/\//.test(href)) throw new Error(`Not a URL: ${href}`)
  return { url, json, ...(token && { token }), ...(origin && { origin }) }
}
