import { token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import type { ComparedFrame } from './comparisons'

const Row = styled.div`
  display: flex;
  gap: ${token('space-4')};
  overflow-x: auto;
  block-size: calc(100dvh - 2 * ${token('space-4')});
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
  }
`

/** The same story in several frames side by side. */
export function Comparison({ frames }: { frames: ComparedFrame[] }): ReactElement {
  return (
    <Row>
      {frames.map(({ title, src, width }) => (
        <Figure key={title} $width={width}>
          <figcaption>{title}</figcaption>
          <iframe title={title} src={src} data-own-globals="" />
        </Figure>
      ))}
    </Row>
  )
}
