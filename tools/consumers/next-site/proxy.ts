/* eslint-disable @nx/enforce-module-boundaries -- Next is installed where this app runs, not here */
import { NextResponse, type NextRequest } from 'next/server'

/** Sets a Content-Security-Policy with a nonce, as Next’s guide shows. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID()
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ')
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

// The home page is exempt: its text contains a script on purpose, which would violate the policy.
export const config = { matcher: ['/shelf', '/login'] }
