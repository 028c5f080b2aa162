import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button'
import * as messages from '../messages'
import { Head, Title } from './dialog-parts'

/** Properties of {@link DialogHeader}: besides these, those of a `div`. */
export interface DialogHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode
  /** `id` of the heading. */
  titleId?: string
  /** `null`: there is no close button. */
  onClose: (() => void) | null
  /** Name of the close button. @default '关闭' */
  closeLabel?: string
  /** Data attributes of the close button, e.g. `{ 'data-part': 'close' }`. */
  closeData?: Readonly<Record<`data-${string}`, string>>
}

/** Title and close button of a {@link Dialog}; it brings one by itself. */
export function DialogHeader({
  title,
  titleId,
  onClose,
  closeLabel = messages.close,
  closeData,
  ...rest
}: DialogHeaderProps): ReactElement {
  return (
    <Head {...rest}>
      <Title id={titleId}>{title}</Title>
      {onClose && (
        <IconButton label={closeLabel} onClick={onClose} {...closeData}>
          <X size={20} aria-hidden />
        </IconButton>
      )}
    </Head>
  )
}
