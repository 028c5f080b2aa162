import { token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import type { ComparedFrame } from './comparisons'

const gap = 16

const Window = styled.div`
  overflow: auto hidden;
  block-size: calc(100dvh - 2 * ${token('space-4')});
`

const Row = styled.div<{ $width: number }>`
  /* The quotient of two lengths. Frames with a width become smaller until all of them fit. */
  --scale: min(1, tan(atan2(100vw - 2 * ${token('space-4')}, ${(p) => p.$width}px)));
  display: flex;
  gap: ${gap}px;
  inline-size: max(100%, ${(p) => p.$width}px);
  block-size: calc(100% / var(--scale));
  transform: scale(var(--scale));
  transform-origin: 0 0;
`

const Figure = styled.figure<{ $width: number | undefined }>`
  display: flex;
  flex: ${(p) => (p.$width === undefined ? '1 0 320px' : `0 0 ${p.$width}px`)};
  flex-direction: column;
  gap: ${token('space-2')};
  margin: 0;
  & > iframe {
    flex: 1;
    /* A border would make the window of the story narrower. */
    border: 0;
    outline: 1px solid ${token('border')};
    outline-offset: -1px;
  }
  & > figcaption {
    font: ${token('type-small')};
    font-size: calc(0.875rem / var(--scale));
  }
`

/** The same story in several frames side by side. */
export function Comparison({ frames }: { frames: ComparedFrame[] }): ReactElement {
  const total = frames.reduce((sum, { width }) => (width ? sum + gap + width : 0), -gap)
  return (
    <Window>
      <Row $width={Math.max(0, total)}>
        {frames.map(({ title, src, width }) => (
          <Figure key={title} $width={width}>
            <figcaption>{title}</figcaption>
            <iframe title={title} src={src} data-own-globals="" />
          </Figure>
        ))}
      </Row>
    </Window>
  )
}
