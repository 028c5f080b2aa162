import { useState, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { LayerContainer } from '../layers/layer-container'
import { useLayerContainer } from '../layers/use-layer-container'
import { ScopeRoot } from '../theme/scope-root'
import type { DialogProps } from './dialog'
import { ModalPanel } from './modal-panel'

/** A dialog while it is open, at the end of the page. */
export function OpenDialog(props: Omit<DialogProps, 'open'>): ReactElement | null {
  const container = useLayerContainer()
  const [scope, setScope] = useState<HTMLElement | null>(null)
  return (
    container &&
    createPortal(
      <LayerContainer value={scope}>
        <ScopeRoot ref={setScope}>
          <ModalPanel {...props} container={container} />
        </ScopeRoot>
      </LayerContainer>,
      container,
    )
  )
}
