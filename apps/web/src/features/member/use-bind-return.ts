import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useServices } from '../../app/use-services'
import { bindStarts } from './bind-starts'

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
