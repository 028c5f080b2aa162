import type { ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { LayerContainer } from '../layers/layer-container'
import { useLayerContainer } from '../layers/use-layer-container'
import { ScopeStyle } from '../theme/scope-style'
import type { DialogProps } from './dialog'
import { ModalPanel } from './modal-panel'

/** A dialog while it is open, at the end of the page. */
export function OpenDialog(props: Omit<DialogProps, 'open'>): ReactElement | null {
  const container = useLayerContainer()
  return (
    container &&
    createPortal(
      <LayerContainer value={container}>
        <ScopeStyle />
        <ModalPanel {...props} container={container} />
      </LayerContainer>,
      container,
    )
  )
}
