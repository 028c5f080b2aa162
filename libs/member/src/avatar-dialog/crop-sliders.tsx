import { token } from '@shuyuan/ui'
import { Fragment, useId, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../member-locale-provider/use-messages'
import { largestZoom, offsetOf, placeOf, roomOf, zoomed, type Crop, type Size } from './crop'

const Rows = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-1')} ${token('space-4')};
  inline-size: 100%;
  font: ${token('type-small')};
  & > label {
    color: ${token('text-muted')};
  }
  & > input {
    inline-size: 100%;
    min-block-size: ${token('control-sm')};
    margin: 0;
    accent-color: ${token('accent-strong')};
  }
  @media (pointer: coarse) {
    & > input {
      min-block-size: ${token('touch-target')};
    }
  }
`

interface CropSlidersProps {
  /** Size on the crop area at zoom 1. */
  image: Size
  crop: Crop
  disabled: boolean
  onChange: (crop: Crop) => void
}

/** Sliders for zoom and position. Disabled in a direction in which the image cannot move. */
export function CropSliders({ image, crop, disabled, onChange }: CropSlidersProps): ReactElement {
  const messages = useMessages()
  const id = useId()
  const sides = [
    { name: 'x', label: messages.cropX, room: roomOf(image.width, crop.zoom) },
    { name: 'y', label: messages.cropY, room: roomOf(image.height, crop.zoom) },
  ] as const
  return (
    <Rows>
      <label htmlFor={`${id}zoom`}>{messages.cropZoom}</label>
      <input
        id={`${id}zoom`}
        type="range"
        min={1}
        max={largestZoom}
        step={0.01}
        value={crop.zoom}
        disabled={disabled}
        onChange={(event) => onChange(zoomed(crop, event.target.valueAsNumber))}
      />
      {sides.map(({ name, label, room }) => (
        <Fragment key={name}>
          <label htmlFor={id + name}>{label}</label>
          <input
            id={id + name}
            type="range"
            min={0}
            max={1}
            step={0.01}
            value={placeOf(crop[name], room)}
            disabled={disabled || room === 0}
            onChange={(event) =>
              onChange({ ...crop, [name]: offsetOf(event.target.valueAsNumber, room) })
            }
          />
        </Fragment>
      ))}
    </Rows>
  )
}
