import type { ReactElement } from 'react'
import { Pause, Play } from 'lucide-react'
import { IconButton, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { homeMessages } from './home-messages'
import type { Slider } from './use-slider'

/** Below the image while it is low, upon it where it is high. */
const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  ${media.md} {
    position: absolute;
    inset: auto ${token('space-3')} ${token('space-3')} auto;
    padding: ${token('space-0')} ${token('space-1')} ${token('space-0')} ${token('space-2')};
    border-radius: ${token('radius-full')};
    background: color-mix(in srgb, ${token('surface-raised')} 88%, transparent);
  }
`

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
    inline-size: 44px;
    block-size: 44px;
  }
  &::before {
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${token('radius-full')};
    background: ${token('border-strong')};
    transition: inline-size ${token('duration-fast')};
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

/** Props of {@link SliderControls}. */
interface SliderControlsProps {
  slider: Slider
  count: number
}

/** One button for each slide, and one that pauses. */
export function SliderControls({ slider, count }: SliderControlsProps): ReactElement {
  const PlayIcon = slider.isPlaying ? Pause : Play
  return (
    <Controls>
      {Array.from({ length: count }, (_, index) => (
        <Dot
          key={index}
          type="button"
          aria-label={homeMessages.showSlide(index + 1, count)}
          aria-current={index === slider.current || undefined}
          onClick={() => slider.show(index)}
        />
      ))}
      <IconButton
        label={slider.isPlaying ? homeMessages.pause : homeMessages.play}
        onClick={() => slider.setIsPlaying(!slider.isPlaying)}
      >
        <PlayIcon size={16} aria-hidden />
      </IconButton>
    </Controls>
  )
}
