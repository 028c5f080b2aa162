import type { ComponentPropsWithRef, ReactElement } from 'react'
import { MonitorPlay } from 'lucide-react'
import type { SearchHit } from '@shuyuan/api'
import { Cover, leader, Link, media, Price, token } from '@shuyuan/ui'
import { styled, type IStyledComponent } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { searchMessages } from '../messages'
import { Highlighted } from './highlighted'
import { readableExcerpt } from './readable-excerpt'

/** Layout of a row: image, text, price. */
export const SearchRowRoot: IStyledComponent<
  'web',
  ComponentPropsWithRef<'article'>
> = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-3')} ${token('space-4')};
  margin-inline: calc(-1 * ${token('space-3')});
  padding: ${token('space-4')} ${token('space-3')};
  border-radius: ${token('radius-lg')};
  &:has(h2 > a:hover) {
    background: ${token('surface-raised')};
  }
  ${media.md} {
    grid-template-columns: 176px minmax(0, 1fr);
    gap: ${token('space-5')};
  }
`

const Image = styled(Cover)`
  border-radius: ${token('radius-md')};
`

/** Lessons have no image. */
const LessonImage = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  border-radius: ${token('radius-md')};
  background: ${token('accent-soft')};
  color: ${token('text-muted')};
`

/** Kind and price end the line of the title, on phones a line of their own. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-2')};
  min-inline-size: 0;
  color: ${token('text-muted')};
  font: ${token('type-small')};
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

const Title = styled.h2`
  color: ${token('text')};
  font: ${token('type-subheading')};
  ${media.md} {
    ${leader}
  }
  & > a {
    color: inherit;
  }
  & > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`

const Excerpt = styled.p`
  grid-column: 1 / -1;
  display: -webkit-box;
  overflow: hidden;
  max-inline-size: ${token('text-width')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

const Facts = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${token('space-2')};
  color: ${token('text-subtle')};
  ${media.md} {
    grid-area: 1 / 2;
  }
`

/** On phones it leads to the price. */
const Kind = styled.span`
  ${media.below.md} {
    &:not(:last-child) {
      ${leader}
      flex: 1;
    }
  }
`

export interface SearchRowProps {
  hit: SearchHit
  keywords: string
  /** `null` for a hit without a page. */
  href: string | null
}

/** A search hit with type, excerpt and price. Its title is the link. */
export function SearchRow({ hit, keywords, href }: SearchRowProps): ReactElement {
  const messages = useMessages(searchMessages)
  const excerpt = readableExcerpt(hit)
  const title = <Highlighted text={hit.title} keywords={keywords} isTitle />
  return (
    <SearchRowRoot>
      {hit.resourceType === 'video' && !hit.cover ? (
        <LessonImage>
          <MonitorPlay size={28} strokeWidth={1.5} aria-hidden />
        </LessonImage>
      ) : (
        <Image src={hit.cover} alt="" title={hit.title} ratio={16 / 9} />
      )}
      <Body>
        <Title>{href ? <Link href={href}>{title}</Link> : title}</Title>
        {excerpt && (
          <Excerpt>
            <Highlighted text={excerpt} keywords={keywords} />
          </Excerpt>
        )}
        <Facts>
          <Kind>{messages.resourceType(hit.resourceType)}</Kind>
          {hit.price > 0 && <Price yuan={hit.price} />}
        </Facts>
      </Body>
    </SearchRowRoot>
  )
}
