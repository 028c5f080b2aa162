import { use, useState, type ReactElement } from 'react'
import { CircleAlert, CircleCheck, Clock, X } from 'lucide-react'
import { styled } from 'styled-components'
import { IconButton } from '../icon-button/icon-button'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { iconSize } from '../theme/mixins'
import { token } from '../theme/token'
import { toastStore, type ToastEntry } from './toast'
import { useAnnounced } from './use-announced'
import { useToastTimer } from './use-toast-timer'

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  max-inline-size: min(100%, 480px);
  padding: ${token('space-1')} ${token('space-2')} ${token('space-1')} ${token('space-4')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  box-shadow: ${token('shadow-overlay')};
  pointer-events: auto;
  animation: sy-rise ${token('motion-normal')};
  ${iconSize}
  &[data-kind='success'] > svg {
    color: ${token('success')};
  }
  &[data-kind='error'] > svg {
    color: ${token('danger')};
  }
  &[data-kind='pending'] > svg {
    color: ${token('text-muted')};
  }
`

const Text = styled.div`
  min-block-size: 1lh;
  padding-block: ${token('space-2')};
`

const icons = { success: CircleCheck, error: CircleAlert, pending: Clock }

/** One toast with its dismiss button. It stays while it is hovered or focused. */
export function ToastItem({ entry }: { entry: ToastEntry }): ReactElement {
  const { dismissToast = messages.dismissToast } = use(UiMessages)
  const [isHeld, setIsHeld] = useState(false)
  const isAnnounced = useAnnounced()
  useToastTimer(entry, isHeld)
  const isError = entry.kind === 'error'
  const Icon = icons[entry.kind]
  return (
    <Root
      data-kind={entry.kind}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon size={20} aria-hidden />
      <Text role={isError ? 'alert' : 'status'}>{(isError || isAnnounced) && entry.text}</Text>
      <IconButton label={dismissToast} onClick={() => toastStore.dismiss(entry.id)}>
        <X size={16} aria-hidden />
      </IconButton>
    </Root>
  )
}
