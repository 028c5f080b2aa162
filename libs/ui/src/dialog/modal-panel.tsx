import { useState, type MouseEvent, type ReactElement, type SyntheticEvent } from 'react'
import { Dialog as RadixDialog } from 'radix-ui'
import { LayerContainer } from '../host/layer-container'
import { useHostContainer } from '../host/use-host-container'
import { ScopeRoot } from '../theme/scope-root'
import { DialogHeader } from './dialog-header'
import { Body, Description, Mask, Panel } from './dialog-elements'
import { useModal } from './use-modal'
import type { DialogProps } from './dialog-props'

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}

function keepFocus(event: MouseEvent) {
  if (event.target === event.currentTarget) event.preventDefault()
}

/** The content of an open {@link Dialog}, in a container of its own. */
export function ModalPanel(props: Omit<DialogProps, 'open'>): ReactElement | null {
  const {
    onOpenChange,
    title,
    description,
    width = 500,
    dismissible = true,
    role = 'dialog',
  } = props
  const container = useHostContainer()
  const [scope, setScope] = useState<HTMLElement | null>(null)
  const modal = useModal(container, () => {
    if (dismissible) onOpenChange(false)
  })
  return (
    container && (
      <LayerContainer value={scope}>
        <RadixDialog.Portal container={container}>
          <ScopeRoot ref={setScope}>
            {/* Keys and forms inside are not for the components that the dialog is written in. */}
            <Mask onMouseDown={keepFocus} onKeyDown={stop} onSubmit={stop} onReset={stop}>
              <Panel
                {...modal}
                role={role}
                lang={props.lang}
                aria-modal
                aria-label={props.header === undefined ? undefined : title}
                onInteractOutside={(event) => event.preventDefault()}
                $width={width}
              >
                {props.header ?? <DialogHeader title={title} dismissible={dismissible} />}
                {description && <Description>{description}</Description>}
                <Body>{props.children}</Body>
              </Panel>
            </Mask>
          </ScopeRoot>
        </RadixDialog.Portal>
      </LayerContainer>
    )
  )
}
