import { token } from '@shuyuan/ui'
import { useId, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'
import { largestZoom, squareOf, type Crop, type Size } from './crop'

const Rows = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-1')} ${token('space-4')};
  inline-size: 100%;
  font-size: ${token('text-sm')};
  & > label {
    color: ${token('text-muted')};
  }
  & > input {
    inline-size: 100%;
    min-block-size: 32px;
    margin: 0;
    accent-color: ${token('accent-strong')};
  }
  @media (pointer: coarse) {
    & > input {
      min-block-size: 44px;
    }
  }
`

interface CropSlidersProps {
  picture: Size
  crop: Crop
  disabled: boolean
  onChange: (crop: Crop) => void
}

/** The cut without pulling: how near, and where. A direction without room cannot be moved in. */
export function CropSliders({ picture, crop, disabled, onChange }: CropSlidersProps): ReactElement {
  const id = useId()
  const { size } = squareOf(picture, crop)
  const sliders = [
    { name: 'zoom', label: messages.cropZoom, min: 1, max: largestZoom, isFixed: false },
    { name: 'x', label: messages.cropX, min: 0, max: 1, isFixed: picture.width <= size },
    { name: 'y', label: messages.cropY, min: 0, max: 1, isFixed: picture.height <= size },
  ] as const
  return (
    <Rows>
      {sliders.map(({ name, label, min, max, isFixed }) => [
        <label key={`${name} label`} htmlFor={id + name}>
          {label}
        </label>,
        <input
          key={name}
          id={id + name}
          type="range"
          min={min}
          max={max}
          step={0.01}
          value={crop[name]}
          disabled={disabled || isFixed}
          onChange={(event) => onChange({ ...crop, [name]: event.target.valueAsNumber })}
        />,
      ])}
    </Rows>
  )
}
