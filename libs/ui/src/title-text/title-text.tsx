import {
  Fragment,
  useState,
  useSyncExternalStore,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { styled } from 'styled-components'
import { partPhrases, titlePhrases } from './title-phrases'

const Root = styled.span`
  word-break: keep-all;
  overflow-wrap: anywhere;
`

/** Part of a title with a separate element, such as a search hit. */
export interface TitlePart {
  text: string
  as: ElementType
}

export interface TitleTextProps {
  /** The title. */
  children: string
  /** The title in parts. A word may start in one part and end in the next. */
  parts?: readonly TitlePart[] | null | undefined
}

const subscribe = () => () => {}

function withBreaks(phrases: readonly string[]): ReactNode {
  return phrases.map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ))
}

/**
 * Title from data, whose lines end between Chinese words. No CSS does this in all browsers. The text has no
 * invisible characters, so a copied title stays clean.
 */
export function TitleText({ children: title, parts }: TitleTextProps): ReactElement {
  // Browsers and the server have different dictionaries. Plain text hydrates without a mismatch, because React
  // compares only the text. The line breaks of the server stay until the title changes.
  const isRendered = useSyncExternalStore(
    subscribe,
    () => true,
    () => typeof document === 'undefined',
  )
  const [hydratedTitle] = useState(isRendered ? null : title)
  const isSplit = title !== hydratedTitle
  if (!parts) return <Root>{isSplit ? withBreaks(titlePhrases(title)) : title}</Root>
  const phrases = isSplit ? partPhrases(parts.map(({ text }) => text)) : null
  return (
    <Root>
      {parts.map(({ text, as: Part }, index) => (
        <Part key={index}>{phrases ? withBreaks(phrases[index] ?? []) : text}</Part>
      ))}
    </Root>
  )
}
