import { use, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { IconButton } from '../icon-button/icon-button'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { Head, Title } from './dialog-elements'

export interface DialogHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode
  /** Pass `false` to hide the close button. @default true */
  dismissible?: boolean
  /** Accessible name of the close button. @default '关闭' */
  closeLabel?: string
  /** Data attributes of the close button, e.g. `{ 'data-part': 'close' }`. */
  closeData?: Readonly<Record<`data-${string}`, string>>
}

/** Title and close button of the surrounding {@link Dialog}, which renders one by default. */
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
