import { Unstyled } from '@storybook/addon-docs/blocks'
import { token } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token('space-5')};
  margin-block: ${token('space-4')};
  color: ${token('text-muted')};
  font: ${token('type-caption')};
  & figure,
  & p {
    margin: 0;
  }
`

const Page = styled.div<{ $columns: string; $areas: string[] }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  grid-template-areas: ${({ $areas }) => $areas.map((line) => `'${line}'`).join(' ')};
  gap: ${token('space-1')};
  padding: ${token('space-1')};
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-sm')};
  background: ${token('surface-raised')};
`

const Part = styled.div<{ $isSticky: boolean }>`
  display: grid;
  place-content: center;
  min-block-size: 36px;
  padding: ${token('space-1')};
  border: 1px ${({ $isSticky }) => ($isSticky ? 'dashed' : 'solid')} ${token('border-strong')};
  background: ${token('surface-sunken')};
  text-align: center;
`

/** Layouts of a page beside each other. The text beside them says the same. */
export function LayoutDrawings({ children }: { children: ReactNode }): ReactElement {
  return (
    <Unstyled>
      <Row aria-hidden>{children}</Row>
    </Unstyled>
  )
}

interface LayoutDrawingProps {
  /** Widths of the window. */
  title: string
  /** Width of the drawing, in px. */
  width: number
  /** Columns of the CSS grid. @default one column */
  columns?: string
  /** Rows of the CSS grid. @default one part per row */
  areas?: string[]
  /** Label of each part, by its area. */
  parts: Record<string, string>
  /** Area that is sticky, with a dashed line. */
  sticky?: string
}

/** One layout with its parts and their measures. */
export function LayoutDrawing(drawing: LayoutDrawingProps): ReactElement {
  const { title, width, columns = '1fr', parts, areas = Object.keys(parts), sticky } = drawing
  return (
    <figure style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <Page $columns={columns} $areas={areas}>
        {Object.entries(parts).map(([area, label]) => (
          <Part key={area} $isSticky={area === sticky} style={{ gridArea: area }}>
            {label}
          </Part>
        ))}
      </Page>
      <figcaption>{title}</figcaption>
    </figure>
  )
}
