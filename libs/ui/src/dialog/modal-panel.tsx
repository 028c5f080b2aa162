import { useId, type MouseEvent, type ReactElement, type SyntheticEvent } from 'react'
import type { DialogProps } from './dialog'
import { DialogHeader } from './dialog-header'
import { Body, Description, Mask, Panel } from './dialog-parts'
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
  header,
  lang,
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
        lang={lang}
        aria-label={header === undefined ? undefined : title}
        aria-labelledby={header === undefined ? `${id}-title` : undefined}
        aria-describedby={description ? `${id}-description` : undefined}
        tabIndex={-1}
        onKeyDown={loopTab}
        $width={width}
      >
        {header === undefined ? (
          <DialogHeader
            title={title}
            titleId={`${id}-title`}
            onClose={dismissible ? () => onOpenChange(false) : null}
          />
        ) : (
          header
        )}
        {description && <Description id={`${id}-description`}>{description}</Description>}
        <Body>{children}</Body>
      </Panel>
    </Mask>
  )
}
