import {
  bindSocialite,
  isSilentError,
  unbindSocialite,
  uploadAvatar,
  type Member,
} from '@shuyuan/api'
import { AvatarDialog, BindCodeDialog, UnbindDialog } from '@shuyuan/member'
import { toast } from '@shuyuan/ui'
import { useServices } from '../../../core/use-services'
import type { MemberDialog } from '../use-member-dialog'
import * as messages from '../messages'
import { useChangeMember } from '../use-change-member'
import { AccountDialog } from './account-dialog'

interface MemberDialogsProps {
  dialog: MemberDialog
  member: Member
  onClose: () => void
}

export function MemberDialogs({ dialog, member, onClose }: MemberDialogsProps) {
  const { api } = useServices()
  const change = useChangeMember()
  switch (dialog.name) {
    case 'avatar':
      return (
        <AvatarDialog
          file={dialog.file}
          onUpload={async (file, signal) => {
            await change(() => uploadAvatar(api, { file }, { signal }), {})
            toast.success(messages.avatarSaved)
          }}
          onClose={onClose}
        />
      )
    case 'unbind':
      return (
        <UnbindDialog
          app={dialog.app}
          onConfirm={async () => {
            await change(
              () => unbindSocialite(api, { app: dialog.app }),
              dialog.app === 'qq' ? { isQqBound: false } : { isWechatBound: false },
            )
            toast.success(messages.unbound)
          }}
          onClose={onClose}
        />
      )
    case 'bind-code':
      return (
        <BindCodeDialog
          member={member}
          isExpected={dialog.startedFor === member.id}
          onConfirm={async () => {
            await change(() => ignoreRepeated(bindSocialite(api, { code: dialog.code })), {
              isQqBound: true,
            })
            toast.success(messages.qqBound)
          }}
          onClose={onClose}
        />
      )
    default:
      return <AccountDialog name={dialog.name} member={member} onClose={onClose} />
  }
}

/** Treats a repeated binding as a success. */
async function ignoreRepeated(binding: Promise<unknown>): Promise<void> {
  try {
    await binding
  } catch (error) {
    if (!isSilentError(error)) throw error
  }
}
