import {
  bindSocialite,
  isSilentError,
  unbindSocialite,
  uploadAvatar,
  type Member,
} from '@shuyuan/api'
import { AvatarDialog, BindCodeDialog, UnbindDialog } from '@shuyuan/member'
import { useServices } from '../../../use-services'
import type { MemberDialog } from '../member-dialog'
import * as messages from '../member-messages'
import { useMemberChanged } from '../use-member-changed'
import { AccountDialog } from './account-dialog'

interface MemberDialogsProps {
  dialog: MemberDialog
  member: Member
  onClose: () => void
}

/** Whatever the user centre opens; fetched when the first one is wanted. */
export function MemberDialogs({ dialog, member, onClose }: MemberDialogsProps) {
  const { api } = useServices()
  const changed = useMemberChanged()
  switch (dialog.name) {
    case 'avatar':
      return (
        <AvatarDialog
          file={dialog.file}
          onUpload={async (file, signal) => {
            await uploadAvatar(api, { file }, { signal })
            await changed(messages.avatarSaved)
          }}
          onClose={onClose}
        />
      )
    case 'unbind':
      return (
        <UnbindDialog
          app={dialog.app}
          onConfirm={async () => {
            await unbindSocialite(api, { app: dialog.app })
            await changed(messages.unbound)
          }}
          onClose={onClose}
        />
      )
    case 'bind-code':
      return (
        <BindCodeDialog
          member={member}
          isExpected={dialog.isExpected}
          onConfirm={async () => {
            try {
              await bindSocialite(api, { code: dialog.code })
            } catch (error) {
              // A repeated binding is one, and nothing is said of the repetition.
              if (!isSilentError(error)) throw error
            }
            await changed(messages.qqBound)
          }}
          onClose={onClose}
        />
      )
    default:
      return <AccountDialog name={dialog.name} member={member} onClose={onClose} />
  }
}
