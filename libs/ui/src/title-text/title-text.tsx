import { Fragment, useState, useSyncExternalStore, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { titlePhrases } from './title-phrases'

const Root = styled.span`
  word-break: keep-all;
  overflow-wrap: anywhere;
`

export interface TitleTextProps {
  /** The title. */
  children: string
}

const subscribe = () => () => {}

/**
 * Title from data, whose lines end between Chinese words. No CSS does this in all browsers. The text has no
 * invisible characters, so a copied title stays clean.
 */
export function TitleText({ children: title }: TitleTextProps): ReactElement {
  // Dictionaries differ between browsers and the server. While React hydrates, a plain title matches any
  // line breaks of the server, because React compares only the text. They stay until the title changes.
  const isRendered = useSyncExternalStore(
    subscribe,
    () => true,
    () => typeof document === 'undefined',
  )
  const [hydratedTitle] = useState(isRendered ? null : title)
  const isSplit = title !== hydratedTitle
  return (
    <Root>
      {isSplit
        ? titlePhrases(title).map((phrase, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {phrase}
            </Fragment>
          ))
        : title}
    </Root>
  )
}
