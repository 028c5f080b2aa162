import { useId, type MouseEvent, type ReactElement, type SyntheticEvent } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button'
import * as messages from '../messages'
import { Body, Description, Head, Mask, Panel, Title } from './dialog-parts'
import type { DialogProps } from './dialog'
import { loopTab } from './loop-tab'
import { useModal } from './use-modal'

/** Properties of {@link ModalPanel}. */
export interface ModalPanelProps extends Omit<DialogProps, 'open'> {
  container: HTMLElement
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}

function keepFocus(event: MouseEvent) {
  if (event.target === event.currentTarget) event.preventDefault()
}

/** What an open dialog shows. */
export function ModalPanel({
  container,
  onOpenChange,
  title,
  description,
  width = 500,
  dismissible = true,
  children,
}: ModalPanelProps): ReactElement {
  const id = useId()
  const panel = useModal(container, () => {
    if (dismissible) onOpenChange(false)
  })
  return (
    // Keys and forms inside are no business of the components that the dialog is written in.
    <Mask onMouseDown={keepFocus} onKeyDown={stop} onSubmit={stop} onReset={stop}>
      <Panel
        ref={panel}
        role="dialog"
        aria-modal
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
        tabIndex={-1}
        onKeyDown={loopTab}
        $width={width}
      >
        <Head>
          <Title id={`${id}-title`}>{title}</Title>
          {dismissible && (
            <IconButton label={messages.close} onClick={() => onOpenChange(false)}>
              <X size={20} aria-hidden />
            </IconButton>
          )}
        </Head>
        {description && <Description id={`${id}-description`}>{description}</Description>}
        <Body>{children}</Body>
      </Panel>
    </Mask>
  )
}
