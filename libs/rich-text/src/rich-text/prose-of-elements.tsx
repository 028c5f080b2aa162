import { createElement, Fragment, useCallback, type ReactElement } from 'react'
import { parseInertly } from '../html/trusted-html'
import { elementFromDom, type RichTextComponents } from './element-from-dom'
import { Prose, type ProseProps } from './prose'

export interface ProseOfElementsProps extends ProseProps {
  components: RichTextComponents
}

/** {@link Prose} of React elements, some of which are host components. */
export function ProseOfElements({ components, ...prose }: ProseOfElementsProps): ReactElement {
  const toElements = useCallback(
    (html: string) =>
      createElement(
        Fragment,
        null,
        ...Array.from(parseInertly(html).childNodes, (node) => elementFromDom(node, components)),
      ),
    [components],
  )
  return <Prose {...prose} toElements={toElements} />
}
