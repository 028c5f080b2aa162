import type { ReactElement } from 'react'
import type { SearchHit } from '@shuyuan/api'
import { Badge, Cover, Link, media, Price, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { searchMessages } from '../messages'
import { Highlighted } from './highlighted'
import { readableExcerpt } from './readable-excerpt'

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')} ${token('space-4')};
  padding: ${token('space-4')};
  &:has(a:hover) {
    background: ${token('hover')};
  }
  &[data-imaged] {
    grid-template-columns: 112px minmax(0, 1fr);
  }
  ${media.md} {
    &[data-imaged] {
      grid-template-columns: 176px minmax(0, 1fr);
    }
  }
`

const Image = styled(Cover)`
  border-radius: ${token('radius-sm')};
`

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-2')};
`

const Title = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  font-size: ${token('text-lg')};
  & > a {
    color: ${token('text')};
  }
  & > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`

const Excerpt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

/** Properties of {@link SearchRow}. */
export interface SearchRowProps {
  hit: SearchHit
  keywords: string
  /** `null` for what has no page here. */
  href: string | null
}

/** A search hit: a link named by its title, with what it is, an excerpt and its price. */
export function SearchRow({ hit, keywords, href }: SearchRowProps): ReactElement {
  const excerpt = readableExcerpt(hit)
  const title = <Highlighted text={hit.title} keywords={keywords} />
  return (
    <Root data-imaged={hit.cover ? true : undefined}>
      {hit.cover && <Image src={hit.cover} alt="" title={hit.title} ratio={16 / 9} />}
      <Body>
        <Title>
          <Badge>{searchMessages.resourceType(hit.resourceType)}</Badge>
          {href ? <Link href={href}>{title}</Link> : <span>{title}</span>}
        </Title>
        {excerpt && (
          <Excerpt>
            <Highlighted text={excerpt} keywords={keywords} />
          </Excerpt>
        )}
        {hit.price > 0 && (
          <p>
            <Price yuan={hit.price} />
          </p>
        )}
      </Body>
    </Root>
  )
}
