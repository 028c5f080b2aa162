import type { DeviceStore } from '@shuyuan/browser-storage'
import { socialiteLoginUrl } from '@shuyuan/api'
import { useSessionState } from '@shuyuan/session/react'
import { useSite } from '@shuyuan/site/react'
import { toast } from '@shuyuan/ui'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useServices } from '../../core/use-services'
import * as messages from './member-messages'

const key = 'qq-bind'

/** The server forgets a round trip after as long. */
const longestRoundTrip = 600_000

/** Remembers for which member this browser left for a third party to bind an account of it. */
export function bindStarts(store: Pick<DeviceStore, 'get' | 'set'>) {
  return {
    begin: (memberId: number, now: number) => store.set(key, `${memberId} ${now}`),
    /** The member, `null` when none left or the round trip took too long. */
    underWayFor(now: number): number | null {
      const [memberId, begun] = (store.get(key) ?? '').split(' ').map(Number)
      const since = now - (begun ?? Number.NaN)
      return memberId !== undefined && since >= 0 && since <= longestRoundTrip ? memberId : null
    },
    forget: () => store.set(key, null),
  }
}

/** Leaves for QQ to bind an account of it; success and failure both come back to the user center. */
export function useQqBind(): () => void {
  const { authStore } = useServices()
  const { member } = useSessionState()
  const { config } = useSite()
  return () => {
    if (config.url === '' || member === null) {
      toast.error(messages.qqUnavailable)
      return
    }
    const back = `${window.location.origin}/member`
    bindStarts(authStore).begin(member.id, Date.now())
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

/** Result of a third-party binding in the URL: a code to use, or the message of a failure. */
export interface BindReturn {
  code: string | null
  message: string | null
  /** The member for whom this browser set out to bind not long ago; `null` for none. */
  begunFor: number | null
}

/**
 * What a third party left in the URL after a binding, taken out of it at once: it is to be seen
 * neither over the shoulder nor again after a reload.
 */
export function useBindReturn(): BindReturn {
  const { tab, action, login_code: code, login_err_msg: message } = route.useSearch()
  const { authStore } = useServices()
  const navigate = useNavigate()
  const [found] = useState<BindReturn>(() => ({
    code: code ?? null,
    message: message ?? null,
    begunFor: bindStarts(authStore).underWayFor(Date.now()),
  }))
  const isDirty = (action ?? code ?? message) !== undefined
  // The URL belongs to the browser.
  useEffect(() => {
    if (!isDirty) return
    bindStarts(authStore).forget()
    void navigate({ to: '/member', search: { tab }, replace: true, resetScroll: false })
  }, [isDirty, tab, authStore, navigate])
  return found
}
