import type { ComponentPropsWithRef, ReactElement } from 'react'
import { MonitorPlay } from 'lucide-react'
import type { SearchHit } from '@shuyuan/api'
import { Cover, Link, media, Price, token } from '@shuyuan/ui'
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

const Body = styled.div`
  display: grid;
  gap: ${token('space-1')};
  min-inline-size: 0;
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

const Title = styled.h2`
  color: ${token('text')};
  font: ${token('type-subheading')};
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
  display: -webkit-box;
  overflow: hidden;
  max-inline-size: ${token('text-width')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-3')};
  color: ${token('text-subtle')};
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
          <span>{messages.resourceType(hit.resourceType)}</span>
          {hit.price > 0 && <Price yuan={hit.price} />}
        </Facts>
      </Body>
    </SearchRowRoot>
  )
}
