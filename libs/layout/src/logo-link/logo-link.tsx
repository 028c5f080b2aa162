import type { ReactElement } from 'react'
import { Link, token, useBrokenImage } from '@shuyuan/ui'
import { BookOpen } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages } from '../layout-locale-provider/use-messages'
import { headerMessages } from '../messages'
import { narrow } from '../main-nav/nav-styles'

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-inline-size: 140px;
  /* About 20 Latin characters, or fewer in a small window. */
  max-inline-size: min(264px, 26vw);
  min-block-size: ${token('touch-target')};
  color: ${token('text')};
  font: ${token('type-subtitle')};
  &:hover {
    text-decoration: none;
  }
  & > img {
    inline-size: auto;
    min-inline-size: 0;
    max-inline-size: min(180px, 100%);
    max-block-size: ${token('control-md')};
    object-fit: contain;
    object-position: left;
    /* Dark themes dim images, but a logo has thin strokes. */
    filter: none;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${narrow} {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`

const Mark = styled.i`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: ${token('radius-md')};
  background: ${token('accent-strong')};
  color: ${token('on-accent')};
`

export interface LogoLinkProps {
  /** Name of the site, shown without an image. */
  siteName: string
  /** URL of the image, or `null`. */
  logo: string | null
  /** URL of the home page. */
  href: string
}

/**
 * Link to the home page with the school's logo, or an icon and its name. Without a name it is
 * labeled 首页.
 */
export function LogoLink({ siteName, logo, href }: LogoLinkProps): ReactElement {
  const messages = useMessages(headerMessages)
  const name = siteName || messages.home
  const { isBroken, imageProps } = useBrokenImage(logo)
  return (
    <Root href={href}>
      {logo && !isBroken ? (
        <img {...imageProps} src={logo} alt={name} />
      ) : (
        <>
          <Mark aria-hidden>
            <BookOpen size={20} />
          </Mark>
          <span>{name}</span>
        </>
      )}
    </Root>
  )
}
