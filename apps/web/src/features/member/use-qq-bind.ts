import type { DeviceStore } from '@shuyuan/browser-storage'
import { socialiteLoginUrl } from '@shuyuan/api'
import { useSessionState } from '@shuyuan/session/react'
import { useSite } from '@shuyuan/site/react'
import { toast } from '@shuyuan/ui'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useServices } from '../../core/use-services'
import * as messages from './messages'

const key = 'qq-bind'

/** Time after which the server drops a binding, in ms. */
const roundTripMs = 600_000

const attemptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ memberId: v.number(), startedAt: v.number() }),
)

/** Stores which member left this browser to bind a third-party account. */
export function bindAttempts(store: Pick<DeviceStore, 'get' | 'set'>) {
  return {
    start: (memberId: number, startedAt: number) =>
      store.set(key, JSON.stringify({ memberId, startedAt })),
    /** Member ID, or null if there is none or the round trip took too long. */
    startedFor(now: number): number | null {
      const attempt = v.safeParse(attemptSchema, store.get(key))
      if (!attempt.success) return null
      const elapsed = now - attempt.output.startedAt
      return elapsed >= 0 && elapsed <= roundTripMs ? attempt.output.memberId : null
    },
    forget: () => store.set(key, null),
  }
}

/** Returns a function that opens QQ to bind an account. QQ returns to the user center in any case. */
export function useQqBind(): () => void {
  const { authStore } = useServices()
  const member = useSessionState((state) => state.member)
  const { config } = useSite()
  return () => {
    if (config.url === '' || member === null) {
      toast.error(messages.qqUnavailable)
      return
    }
    const back = `${window.location.origin}/member`
    bindAttempts(authStore).start(member.id, Date.now())
    window.location.assign(
      socialiteLoginUrl({
        apiUrl: config.url,
        app: 'qq',
        successUrl: back,
        failureUrl: back,
        action: 'bind',
      }),
    )
  }
}

const route = getRouteApi('/_main/_signed-in/member/')

/** Result of a third-party binding in the URL: a code or an error message. */
export interface BindReturn {
  code: string | null
  message: string | null
  /** Member who started the binding in this browser, or null. */
  startedFor: number | null
}

/**
 * Reads the result of a third-party binding and removes it from the URL, so the code is not visible and a
 * reload does not repeat it.
 */
export function useBindReturn(): BindReturn {
  const { tab, action, login_code: code, login_err_msg: message } = route.useSearch()
  const { authStore } = useServices()
  const navigate = useNavigate()
  const [found] = useState<BindReturn>(() => ({
    code: code ?? null,
    message: message ?? null,
    startedFor: bindAttempts(authStore).startedFor(Date.now()),
  }))
  const hasResult = (action ?? code ?? message) !== undefined
  useEffect(() => {
    if (!hasResult) return
    bindAttempts(authStore).forget()
    void navigate({ to: '/member', search: { tab }, replace: true, resetScroll: false })
  }, [hasResult, tab, authStore, navigate])
  return found
}
