import { token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import Cropper from 'react-easy-crop'
import { styled } from 'styled-components'
import { useMessages } from '../member-locale-provider/use-messages'
import { largestZoom, cropAreaEdge, type Crop, type Size } from './crop'
import type { Square } from './cut-avatar'

const Root = styled.div`
  position: relative;
  overflow: hidden;
  inline-size: ${cropAreaEdge}px;
  block-size: ${cropAreaEdge}px;
  border-radius: ${token('radius-lg')};
  background: ${token('surface-sunken')};
  & [role='group'] {
    border: 0;
    color: ${token('scrim')};
  }
`

interface CropAreaProps {
  src: string
  crop: Crop
  disabled: boolean
  onChange: (change: (crop: Crop) => Crop) => void
  /** Size on the crop area at zoom 1. */
  onLoad: (size: Size) => void
  onBroken: () => void
  onSquare: (square: Square) => void
}

/** Image with a circular crop mask. Touch, mouse, wheel and arrow keys move it. */
export function CropArea(props: CropAreaProps): ReactElement {
  const messages = useMessages()
  const { src, crop, disabled, onChange, onLoad, onBroken, onSquare } = props
  return (
    <Root inert={disabled}>
      <Cropper
        image={src}
        crop={crop}
        zoom={crop.zoom}
        maxZoom={largestZoom}
        aspect={1}
        cropSize={{ width: cropAreaEdge, height: cropAreaEdge }}
        cropShape="round"
        objectFit="cover"
        showGrid={false}
        keyboardStep={5}
        onCropChange={({ x, y }) => onChange((before) => ({ ...before, x, y }))}
        onZoomChange={(zoom) => onChange((before) => ({ ...before, zoom }))}
        onMediaLoaded={onLoad}
        onCropAreaChange={(_, { x, y, width }) => onSquare({ left: x, top: y, size: width })}
        mediaProps={{ onError: onBroken }}
        cropperProps={{ role: 'group', 'aria-label': messages.cropArea }}
      />
    </Root>
  )
}
