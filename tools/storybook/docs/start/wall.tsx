import { AnchorMdx, Story, Unstyled } from '@storybook/addon-docs/blocks'
import { token } from '@shuyuan/ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { sanitize } from 'storybook/internal/csf'
import { styled } from 'styled-components'

const List = styled.ul<{ $tileWidth: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $tileWidth }) => $tileWidth}px, 1fr));
  gap: ${token('space-4')};
  margin: ${token('space-5')} 0;
  padding: 0;
`

/** The whole tile is clickable. */
const Item = styled.li`
  position: relative;
  display: grid;
  overflow: hidden;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  &:hover {
    box-shadow: ${token('shadow-floating')};
  }
  & > a {
    padding: ${token('space-3')};
    border-block-start: 1px solid ${token('border')};
    color: inherit;
    font: ${token('type-label')};
    text-decoration: none;
  }
  & > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`

const Picture = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: safe center;
  overflow: hidden;
  aspect-ratio: 8 / 5;
  background: ${token('surface')};
  & > img {
    inline-size: 100%;
  }
  [data-theme='light'] & > img + img,
  [data-theme='dark'] & > img:first-child {
    display: none;
  }
`

/** Large enough to recognize a part, small enough for most of them. */
const Reduced = styled.div`
  padding: ${token('space-5')};
  zoom: 0.6;
`

interface TileProps {
  title: string
  href: string
}

function Tile({ title, href, children }: TileProps & { children: ReactNode }): ReactElement {
  return (
    <Item>
      <Picture inert>{children}</Picture>
      <AnchorMdx href={href} target="_self">
        {title}
      </AnchorMdx>
    </Item>
  )
}

interface WallProps {
  /** Minimum width of a tile, in px. @default 220 */
  tileWidth?: number
  children: ReactNode
}

/** Thumbnails that lead to documentation pages. */
export function Wall({ tileWidth = 220, children }: WallProps): ReactElement {
  return (
    <Unstyled>
      <List role="list" $tileWidth={tileWidth}>
        {children}
      </List>
    </Unstyled>
  )
}

/** A page of the site. `image` is its name in the gallery. */
export function PageTile({ image, ...tile }: TileProps & { image: string }): ReactElement {
  return (
    <Tile {...tile}>
      {['light', 'dark'].map((look) => (
        <img key={look} src={`docs/images/pages/${image}-wide-${look}.jpg`} alt="" loading="lazy" />
      ))}
    </Tile>
  )
}

interface PartTileProps {
  meta: { title: string }
  of: ComponentProps<typeof Story>['of']
}

/** A part, drawn from one of its stories. */
export function PartTile({ meta: { title }, of }: PartTileProps): ReactElement {
  return (
    <Tile
      title={title.slice(title.lastIndexOf('/') + 1)}
      href={`?path=/docs/${sanitize(title)}--docs`}
    >
      <Reduced>
        <Story of={of} />
      </Reduced>
    </Tile>
  )
}
