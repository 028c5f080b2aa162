import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { wholeCrop, type Crop } from './crop'
import { CropSliders } from './crop-sliders'

let crop: Crop = wholeCrop

function Sliders({ disabled = false }: { disabled?: boolean }) {
  const [current, setCurrent] = useState(wholeCrop)
  crop = current
  return (
    <CropSliders
      image={{ width: 480, height: 240 }}
      crop={current}
      disabled={disabled}
      onChange={setCurrent}
    />
  )
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })

test('an image moves only where it is longer than the crop area', () => {
  render(<Sliders />)
  expect(slider('上下').disabled).toBe(true)
  fireEvent.change(slider('左右'), { target: { value: '0' } })
  expect(crop).toEqual({ zoom: 1, x: 120, y: 0 })
  fireEvent.change(slider('左右'), { target: { value: '1' } })
  expect(crop).toEqual({ zoom: 1, x: -120, y: 0 })
})

test('zooming keeps the center and allows moving in every direction', () => {
  render(<Sliders />)
  fireEvent.change(slider('左右'), { target: { value: '0' } })
  fireEvent.change(slider('缩放'), { target: { value: '2' } })
  expect(crop).toEqual({ zoom: 2, x: 240, y: 0 })
  expect(slider('上下').disabled).toBe(false)
})

test('nothing moves during the upload', () => {
  render(<Sliders disabled />)
  for (const name of ['缩放', '左右', '上下']) expect(slider(name).disabled).toBe(true)
})
