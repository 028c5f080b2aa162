/** People on the consent page: with an account, without one, and a new one each time. */
export type ThirdPartyPerson = 'yunzhongke' | 'qinghe' | 'new'

interface Consent {
  /** API path that redirects to the third party. */
  path: string
  /** Path that the third party redirects to. */
  callback: string
  person: ThirdPartyPerson
  /** Page of the site where the flow started. */
  back: string
}

async function redirectOf(url: URL): Promise<URL> {
  const response = await fetch(url, { redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '', url)
}

/** Returns the URL that the browser reaches after consent at a third party. */
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
