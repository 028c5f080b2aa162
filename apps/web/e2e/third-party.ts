/** Who can consent on the consent page of the sandbox: with an account, without, with a long name, new each time. */
export type ThirdPartyPerson = 'yunzhongke' | 'qinghe' | 'long' | 'new'

interface Consent {
  /** Where the API sends a browser on to the third party. */
  path: string
  /** Where the third party sends it back to. */
  callback: string
  person: ThirdPartyPerson
  /** The page of the site that it began at. */
  back: string
}

async function redirectOf(url: URL): Promise<URL> {
  const response = await fetch(url, { redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '', url)
}

/** Where a browser ends that consents at a third party. */
export async function consentAt(
  apiUrl: string,
  { path, callback, person, back }: Consent,
): Promise<URL> {
  const start = new URL(path, apiUrl)
  start.search = `${new URLSearchParams({ s_url: back, f_url: back, action: 'login' })}`
  const state = (await redirectOf(start)).searchParams.get('state') ?? ''
  const consented = new URL(callback, apiUrl)
  consented.search = `${new URLSearchParams({ state, person })}`
  return redirectOf(consented)
}
