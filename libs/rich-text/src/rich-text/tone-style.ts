import { css } from 'styled-components'
import { token } from '@shuyuan/ui'
import { markShare, tones, wordShare } from '../transforms/tones'

const toned = Object.entries(tones).map(
  ([name, color]) => css`
    [data-rt-tone='${name}'] {
      color: color-mix(in srgb, ${color} ${wordShare}%, ${token('text')});
    }
    [data-rt-mark='${name}'] {
      background: color-mix(in srgb, ${color} ${markShare}%, transparent);
    }
  `,
)

/** Colors and sizes of words that the author chose. */
export const toneStyle = css`
  ${toned}
  [data-rt-size='small'] {
    font-size: 0.85em;
  }
  [data-rt-size='large'] {
    font-size: 1.25em;
  }
  [data-rt-size='huge'] {
    font-size: 1.5em;
  }
`
