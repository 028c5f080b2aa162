import type { ReactElement } from 'react'
import { Pause, Play } from 'lucide-react'
import { IconButton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from '../messages'
import type { Slider } from './use-slider'

const Dot = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  @media (pointer: coarse) {
    inline-size: ${token('touch-target')};
    block-size: ${token('touch-target')};
  }
  &::before {
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${token('radius-full')};
    background: ${token('border-strong')};
    transition: inline-size ${token('motion-fast')};
    content: '';
  }
  &[aria-current]::before {
    inline-size: 18px;
    background: ${token('accent-strong')};
  }
  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }
    &[aria-current]::before {
      background: Highlight;
    }
  }
`

interface SliderControlsProps {
  slider: Slider
  count: number
}

/** One button per slide and a pause button. */
export function SliderControls({ slider, count }: SliderControlsProps): ReactElement {
  const PlayIcon = slider.isPlaying ? Pause : Play
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <Dot
          key={index}
          type="button"
          aria-label={messages.showSlide(index + 1, count)}
          aria-current={index === slider.current || undefined}
          onClick={() => slider.show(index)}
        />
      ))}
      <IconButton
        label={slider.isPlaying ? messages.pause : messages.play}
        onClick={() => slider.setIsPlaying(!slider.isPlaying)}
      >
        <PlayIcon size={16} aria-hidden />
      </IconButton>
    </>
  )
}
