import { token } from '@shuyuan/ui'
import {
  useRef,
  type CSSProperties,
  type PointerEvent,
  type ReactElement,
  type RefObject,
} from 'react'
import { styled } from 'styled-components'
import { squareOf, type Crop, type Size } from './crop'
import { useFileAsSource } from './use-file-as-source'

/** Edge in px. */
export const stageEdge = 240

const Root = styled.div`
  position: relative;
  overflow: hidden;
  inline-size: ${stageEdge}px;
  block-size: ${stageEdge}px;
  border-radius: ${token('radius-lg')};
  background: ${token('surface-sunken')};
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
  & > img {
    position: absolute;
    inset: 0 auto auto 0;
    max-inline-size: none;
    transform-origin: 0 0;
    user-select: none;
  }
  /* The circle in which avatars are shown. */
  &::after {
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: 0 0 0 ${stageEdge}px ${token('overlay')};
    pointer-events: none;
    content: '';
  }
`

function placed(picture: Size, crop: Crop): CSSProperties {
  const { left, top, size } = squareOf(picture, crop)
  const scale = stageEdge / size
  return {
    inlineSize: picture.width * scale,
    blockSize: picture.height * scale,
    translate: `${-left * scale}px ${-top * scale}px`,
  }
}

interface AvatarStageProps {
  file: File
  /** `null` until it is known. */
  size: Size | null
  crop: Crop
  pictureRef: RefObject<HTMLImageElement | null>
  onLoad: (size: Size) => void
  onBroken: () => void
  /** The picture was pulled by so many px. */
  onPull: (by: { x: number; y: number }) => void
}

/** The picture with the circle that is cut out of it; it can be pulled into place. */
export function AvatarStage(props: AvatarStageProps): ReactElement {
  const { file, size, crop, pictureRef, onLoad, onBroken, onPull } = props

  useFileAsSource(pictureRef, file)

  // Browsers disagree about what a pointer moved by, fingers above all; not about where it is.
  const held = useRef<{ pointerId: number; x: number; y: number } | null>(null)

  function hold({ currentTarget, pointerId, clientX: x, clientY: y, button }: PointerEvent) {
    // A second finger, or another button, pulls at nothing.
    if (held.current !== null || button !== 0) return
    currentTarget.setPointerCapture?.(pointerId)
    held.current = { pointerId, x, y }
  }

  function pull({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    const from = held.current
    if (from?.pointerId !== pointerId) return
    held.current = { pointerId, x, y }
    onPull({ x: x - from.x, y: y - from.y })
  }

  function letGo({ pointerId }: PointerEvent) {
    if (held.current?.pointerId === pointerId) held.current = null
  }

  return (
    <Root
      onPointerDown={hold}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
    >
      <img
        ref={pictureRef}
        alt=""
        draggable={false}
        hidden={size === null}
        style={size === null ? undefined : placed(size, crop)}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          onLoad({ width: naturalWidth, height: naturalHeight })
        }
        onError={onBroken}
      />
    </Root>
  )
}
