import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { formatDuration } from '@shuyuan/time-format'
import { token } from '@shuyuan/ui'
import { thumbnailOf, type Thumbnail } from '../rules/thumbnail'
import { cueAt, type Cue } from '../captions/use-cues'

const Root = styled.output`
  position: absolute;
  inset-block-end: 100%;
  display: grid;
  justify-items: center;
  max-inline-size: min(240px, 100%);
  padding: 0 ${token('space-2')};
  border-radius: ${token('radius-sm')};
  background: ${token('scrim-media')};
  font: ${token('type-caption')};
  font-variant-numeric: tabular-nums;
  text-align: center;
  pointer-events: none;
  &:has([data-image]) {
    padding: ${token('space-1')};
  }
`

const Image = styled.span`
  inline-size: 160px;
  aspect-ratio: 16 / 9;
  border-radius: ${token('radius-xs')};
  background: center / contain no-repeat;
  @container player (max-width: 560px) {
    zoom: 0.5;
  }
`

function styleOf({ url, part }: Thumbnail) {
  // A JSON string is also a valid CSS string, whatever characters the URL contains.
  const backgroundImage = `url(${JSON.stringify(url)})`
  if (!part) return { backgroundImage }
  const { x, y, width, height } = part
  return {
    backgroundImage,
    inlineSize: width,
    blockSize: height,
    aspectRatio: 'auto',
    background: `${backgroundImage} -${x}px -${y}px no-repeat`,
  }
}

export interface SeekPreviewProps {
  seconds: number
  /** Position on the bar, 0 to 100. */
  share: number
  chapters: readonly Cue[]
  thumbnails: readonly Cue[]
  /** URL of the thumbnails file. */
  file?: string
}

/** Image, chapter and time at the pointer's position. */
export function SeekPreview(props: SeekPreviewProps): ReactElement {
  const { seconds, share, chapters, thumbnails, file = '' } = props
  const chapter = cueAt(chapters, seconds)?.text
  const text = cueAt(thumbnails, seconds)?.text
  const image = text === undefined ? null : thumbnailOf(text, new URL(file, document.baseURI).href)
  return (
    <Root aria-hidden style={{ insetInlineStart: `${share}%`, translate: `-${share}%` }}>
      {image && <Image data-image="" style={styleOf(image)} />}
      {chapter && <span>{chapter}</span>}
      <span translate="no">{formatDuration(seconds)}</span>
    </Root>
  )
}
