import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  use,
  useState,
} from 'react'
import { Dialog as RadixDialog } from 'radix-ui'
import { LayerContainer } from '../host/layer-container'
import { useHostContainer } from '../host/use-host-container'
import { BrandContext } from '../theme/brand-context'
import { ScopeRoot } from '../theme/scope-root'
import { DialogHeader } from './dialog-header'
import { Body, Description, Mask, Panel } from './dialog-elements'
import { useModal } from './use-modal'

/** Properties of `Dialog`. */
export interface DialogProps {
  open: boolean
  /** Asked to close, by the close button or Escape. */
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** In px; never wider than the window. @default 500 */
  width?: number
  /** `false`: neither close button nor Escape. @default true */
  dismissible?: boolean
  /**
   * In place of title and close button, as a `DialogHeader` with other words; `title`
   * names the dialog all the same.
   */
  header?: ReactNode
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** Language of the content, if not the page's. */
  lang?: string
  /**
   * What the dialog is added to, as a shadow root; keep it the same while it is open. @default a modal
   * `<dialog>` of the page or the element that fills the screen, else the end of the page
   */
  container?: Element | ShadowRoot | null
  children: ReactNode
}

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
            {/* Keys and forms inside are not for the components that the dialog is written in. */}
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
