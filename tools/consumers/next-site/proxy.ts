/* eslint-disable @nx/enforce-module-boundaries -- Next is installed where this app runs, not here */
import { NextResponse, type NextRequest } from 'next/server'

/** A policy for a page, with a nonce that lets its own scripts and styles in, as Next’s manual shows. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID()
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Formulas are placed by attributes.
    "style-src-attr 'unsafe-inline'",
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

// The text of the other page tries to run a script, and a browser reports what a policy stops.
export const config = { matcher: '/shelf' }
