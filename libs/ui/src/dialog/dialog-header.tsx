import { use, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { IconButton } from '../icon-button/icon-button'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { Head, Title } from './dialog-elements'

/** Properties of {@link DialogHeader}: besides these, those of a `div`. */
export interface DialogHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode
  /** `false`: there is no close button. @default true */
  dismissible?: boolean
  /** Name of the close button. @default '关闭' */
  closeLabel?: string
  /** Data attributes of the close button, e.g. `{ 'data-part': 'close' }`. */
  closeData?: Readonly<Record<`data-${string}`, string>>
}

/** Title and close button of the {@link Dialog} around; it brings one by itself. */
export function DialogHeader({
  title,
  dismissible = true,
  closeLabel = use(UiMessages).close ?? messages.close,
  closeData,
  ...rest
}: DialogHeaderProps): ReactElement {
  return (
    <Head {...rest}>
      <Title>{title}</Title>
      {dismissible && (
        <RadixDialog.Close asChild>
          <IconButton label={closeLabel} {...closeData}>
            <X size={20} aria-hidden />
          </IconButton>
        </RadixDialog.Close>
      )}
    </Head>
  )
}
