import { useAuthDialogs, type AuthDialogControls, type OpenAuthDialog } from '@shuyuan/auth-dialogs'
import { isMaintenance } from '@shuyuan/api'
import { siteConfigQuery } from '@shuyuan/api/query'
import { toast } from '@shuyuan/ui'
import { useCallback } from 'react'
import * as messages from '../../core/messages'
import { useServices } from '../../core/use-services'
import { focusLoginForm } from './focus-login-form'

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
        (error: unknown) =>
          toast.error(isMaintenance(error) ? messages.maintenance : messages.configMissing),
      )
    },
    [api, queryClient, openDialog],
  )
  return { open, preload }
}
