import type { ReactElement } from 'react'
import { RichText, type RichTextProps } from '@shuyuan/rich-text'
import { readReasons } from './read-reasons'
import { ReasonList } from './reason-list'

interface CodeBlockProps extends Pick<RichTextProps, 'baseUrl' | 'frameHosts'> {
  /** Unsanitized HTML. */
  html: string
}

/** Sanitized HTML from an administrator. */
export function CodeBlock({ html, ...text }: CodeBlockProps): ReactElement {
  const reasons = readReasons(html)
  if (reasons) return <ReasonList reasons={reasons} />
  return <RichText {...text} source={html} format="html" />
}
