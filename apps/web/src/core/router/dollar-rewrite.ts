import type { LocationRewrite } from '@tanstack/react-router'

/** The router would read a dollar in the path as the name of a parameter. */
export const dollarRewrite: LocationRewrite = {
  input: ({ url }) => {
    if (url.pathname.includes('$')) url.pathname = url.pathname.replaceAll('$', '%24')
    return url
  },
  output: ({ url }) => {
    if (url.pathname.includes('%24')) url.pathname = url.pathname.replaceAll('%24', '$')
    return url
  },
}
