import { socialiteLoginUrl } from '@shuyuan/api'
import { useSessionState } from '@shuyuan/session/react'
import { useSite } from '@shuyuan/site/react'
import { toast } from '@shuyuan/ui'
import { useServices } from '../../app/use-services'
import { bindStarts } from './bind-starts'
import * as messages from './member-messages'

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
