import { useAuthDialogs, type AuthDialogControls, type OpenAuthDialog } from '@shuyuan/auth-dialogs'
import { isMaintenance } from '@shuyuan/api'
import { siteConfigQuery } from '@shuyuan/api/query'
import { toast } from '@shuyuan/ui'
import { useCallback } from 'react'
import { maintenance } from '../../../core/page/messages'
import { useServices } from '../../../core/use-services'

const configMissing = '网站设置没有加载出来，过一会儿再试'

/** ID of the form of the login page. */
export const loginFormId = 'login-form'

/** Moves the focus to the first field of the login page. Returns false on other pages. */
export function focusLoginForm(): boolean {
  const field = document.querySelector<HTMLElement>(`#${loginFormId} input`)
  field?.focus()
  return field !== null
}

/**
 * Opens auth dialogs. On the login page, the login is its form. Their sign-in methods and legal documents come from the
 * site config. If it cannot be loaded, an error toast is shown instead.
 */
export function useAccountDialogs(): Pick<AuthDialogControls, 'open' | 'preload'> {
  const { api, queryClient } = useServices()
  const { open: openDialog, preload } = useAuthDialogs()
  const open = useCallback<OpenAuthDialog>(
    (name, ...params) => {
      if (name === 'login' && focusLoginForm()) return
      void queryClient.ensureQueryData(siteConfigQuery(api)).then(
        () => openDialog(name, ...params),
        (error: unknown) => toast.error(isMaintenance(error) ? maintenance : configMissing),
      )
    },
    [api, queryClient, openDialog],
  )
  return { open, preload }
}
