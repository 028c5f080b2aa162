import type { ReactElement } from 'react'
import { RichText, type RichTextProps } from '@shuyuan/rich-text'
import { readReasons } from './read-reasons'
import { ReasonList } from './reason-list'

/** Props of {@link CodeBlock}. */
interface CodeBlockProps extends Pick<RichTextProps, 'baseUrl' | 'frameHosts'> {
  /** Unsanitized HTML. */
  html: string
}

/** HTML that an administrator put on the home page, made safe. In a file of its own, so that it can be a lazy component. */
export function CodeBlock({ html, ...text }: CodeBlockProps): ReactElement {
  const reasons = readReasons(html)
  if (reasons) return <ReasonList reasons={reasons} />
  return <RichText {...text} source={html} format="html" />
}
