import type { Session } from '@shuyuan/session'
import { redirect, type RegisteredRouter } from '@tanstack/react-router'
import { safeRedirectTarget } from './redirect-target'

interface GuardInput {
  context: { session: Session }
  location: { href: string }
}

/**
 * Lets signed-in learners without a pending step through. Visitors go to `/login`; a pending mobile
 * binding comes before a pending face check. The current location is passed on as `redirect`.
 */
export function requireLogin({ context: { session }, location }: GuardInput): void {
  const search = { redirect: location.href }
  if (session.getToken() === null) throw redirect({ to: '/login', search, replace: true })
  const step = session.pendingStep()
  if (step !== null) throw redirect({ to: `/${step}`, search, replace: true })
}

interface StepInput {
  context: { session: Session }
  search: { redirect?: string }
}

/** A step page needs an account: visitors sign in first and return to the step. */
export function requireToken({ context: { session }, search }: StepInput): void {
  if (session.getToken() !== null) return
  throw redirect({
    to: '/login',
    search: { redirect: safeRedirectTarget(search.redirect) },
    replace: true,
  })
}

/** Where to go after a sign-in or a finished step: a pending step first, then the redirect target. */
export function afterSignIn(router: RegisteredRouter, requested: string | undefined): string {
  const target = safeRedirectTarget(requested)
  const step = router.options.context.session.pendingStep()
  return step === null
    ? target
    : router.buildLocation({ to: `/${step}`, search: { redirect: target } }).href
}
