import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  use,
  useState,
} from 'react'
import { Dialog as RadixDialog } from 'radix-ui'
import { LayerContainer, BrandContext } from '../host/layer-contexts'
import { useHostContainer } from '../host/use-host-container'
import { ScopeRoot } from '../theme/scope-root'
import { DialogHeader } from './dialog-header'
import { Body, Description, Mask, Panel } from './dialog-elements'
import { useModal } from './use-modal'

export interface DialogProps {
  /** Whether the dialog is open. */
  open: boolean
  /** Called when the close button or Escape requests closing. */
  onOpenChange: (open: boolean) => void
  /** Heading of the dialog. */
  title: string
  /** Text below the heading, which describes the dialog for screen readers. */
  description?: ReactNode
  /** In px, at most the width of the window. @default 500 */
  width?: number
  /** Pass `false` to remove the close button and ignore Escape. @default true */
  dismissible?: boolean
  /**
   * Replaces the title and the close button, usually with a `DialogHeader`. `title` is still the accessible
   * name.
   */
  header?: ReactNode
  /** ARIA role. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** Language of the content if it differs from the page. */
  lang?: string
  /**
   * Parent element, such as a shadow root. It must not change while the dialog is open.
   * @default the open modal `<dialog>` of the page or the fullscreen element, else the body
   */
  container?: Element | ShadowRoot | null
  /** Content of the dialog. */
  children: ReactNode
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}

function keepFocus(event: MouseEvent) {
  if (event.target === event.currentTarget) event.preventDefault()
}

/** Content of an open {@link Dialog}, in its own container. */
export function ModalPanel(props: Omit<DialogProps, 'open'>): ReactElement | null {
  const {
    onOpenChange,
    title,
    description,
    width = 500,
    dismissible = true,
    role = 'dialog',
  } = props
  const brand = use(BrandContext)
  const container = useHostContainer(props.container)
  const [scope, setScope] = useState<HTMLElement | null>(null)
  const modal = useModal(container, () => {
    if (dismissible) onOpenChange(false)
  })
  return (
    container && (
      <LayerContainer value={scope}>
        <RadixDialog.Portal container={container}>
          <ScopeRoot ref={setScope}>
            {/* Stops React from bubbling key and submit events to the component that renders the dialog. */}
            <Mask
              $brand={brand}
              onMouseDown={keepFocus}
              onKeyDown={stop}
              onSubmit={stop}
              onReset={stop}
            >
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
