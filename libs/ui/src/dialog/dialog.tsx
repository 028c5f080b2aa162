import type { ReactElement, ReactNode } from 'react'
import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { IconButton } from '../icon-button/icon-button'
import * as messages from '../messages'
import { Body, Description, Head, Mask, Panel, Title } from './dialog-parts'
import { useDialogFocus } from './use-dialog-focus'

/** Properties of {@link Dialog}. */
export interface DialogProps {
  open: boolean
  /** Asked to open or close, by the close button or Escape. */
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** In px; never wider than the window. @default 500 */
  width?: number
  /** `false`: neither close button nor Escape. @default true */
  dismissible?: boolean
  children: ReactNode
}

/**
 * A modal dialog. A click on the mask does not close it, so that nothing typed is lost; the focus
 * goes back to where it was when it opened.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width = 500,
  dismissible = true,
  children,
}: DialogProps): ReactElement {
  const focus = useDialogFocus()
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Mask>
          <Panel
            $width={width}
            {...(description ? undefined : { 'aria-describedby': undefined })}
            onOpenAutoFocus={focus.enter}
            onCloseAutoFocus={focus.leave}
            onInteractOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => {
              if (!dismissible) event.preventDefault()
            }}
          >
            <Head>
              <Title>{title}</Title>
              {dismissible && (
                <RadixDialog.Close asChild>
                  <IconButton label={messages.close}>
                    <X size={20} aria-hidden />
                  </IconButton>
                </RadixDialog.Close>
              )}
            </Head>
            {description && <Description>{description}</Description>}
            <Body>{children}</Body>
          </Panel>
        </Mask>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
