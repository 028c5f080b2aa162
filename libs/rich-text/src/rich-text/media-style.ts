import { css } from 'styled-components'
import { token } from '@shuyuan/ui'

/** Images, recordings and frames: never wider than the text, with their aspect ratio. */
export const mediaStyle = css`
  img,
  video {
    max-inline-size: 100%;
    block-size: auto;
    border-radius: ${token('radius-sm')};
  }
  img {
    display: inline-block;
    vertical-align: middle;
    background: ${token('surface-sunken')};
  }
  video:not([width]),
  iframe:not([width]) {
    inline-size: 100%;
  }
  video {
    aspect-ratio: 16 / 9;
    background: ${token('surface-sunken')};
  }
  audio {
    max-inline-size: 100%;
  }
  iframe {
    display: block;
    max-inline-size: 100%;
    aspect-ratio: 16 / 9;
    block-size: auto;
    border: 0;
    border-radius: ${token('radius-md')};
    background: ${token('surface-sunken')};
  }
  figure {
    margin-inline: 0;
  }
  figcaption {
    color: ${token('text-subtle')};
    font: ${token('type-small')};
    text-align: center;
  }
`
