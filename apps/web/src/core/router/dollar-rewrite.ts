import type { LocationRewrite } from '@tanstack/react-router'

/** Escapes `$` in paths, which the router would parse as a parameter. */
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
