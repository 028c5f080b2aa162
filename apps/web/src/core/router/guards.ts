import { redirect, type RegisteredRouter } from '@tanstack/react-router'
import type { Services } from '../services'
import { safeRedirectTarget } from './redirect-target'

type GuardContext = Pick<Services, 'session' | 'whenHydrated'>

interface GuardInput {
  context: GuardContext
  location: { href: string }
  /** `stay` if the session ended while the page was open. */
  cause: 'preload' | 'enter' | 'stay'
}

async function redirectVisitor(
  { session, whenHydrated }: GuardContext,
  cause: GuardInput['cause'],
  target: string,
): Promise<void> {
  // React reports an error if a page changes while it hydrates.
  if (cause !== 'preload') await whenHydrated
  if (session.getToken() !== null) return
  // The page still shows the account if the site's data was deleted.
  if (session.state.hasToken) session.clear()
  throw redirect({
    to: '/login',
    search: { redirect: target },
    replace: true,
  })
}

/**
 * Lets signed-in learners without a pending step through. Visitors go to `/login`; a pending mobile
 * binding comes before a pending face check. The current location is passed on as `redirect`.
 */
export async function requireLogin({ context, cause, location }: GuardInput): Promise<void> {
  await redirectVisitor(context, cause, location.href)
  const step = context.session.pendingStep()
  if (step === null) return
  throw redirect({ to: `/${step}`, search: { redirect: location.href }, replace: true })
}

interface StepInput extends Pick<GuardInput, 'context' | 'cause'> {
  search: { redirect?: string }
}

/**
 * Redirects visitors of a step page to `/login`. Redirects learners without a pending step to their target, because the
 * school may have switched the step off.
 */
export async function requireStep({ context, cause, search }: StepInput): Promise<void> {
  const target = safeRedirectTarget(search.redirect)
  await redirectVisitor(context, cause, target)
  const { state, pendingStep } = context.session
  if (search.redirect !== undefined && state.isSignedIn && pendingStep() === null)
    throw redirect({ href: target, replace: true })
}

/** Returns the next path after a sign-in or a finished step: a pending step, else the redirect target. */
export function afterSignIn(router: RegisteredRouter, requested: string | undefined): string {
  const target = safeRedirectTarget(requested)
  const step = router.options.context.session.pendingStep()
  return step === null
    ? target
    : router.buildLocation({ to: `/${step}`, search: { redirect: target } }).href
}
