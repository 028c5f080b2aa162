import { Button, toast } from '@shuyuan/ui'
import type { ReactElement } from 'react'

interface CopyButtonProps {
  text: string
  /** Accessible description of a long text. @default the text */
  name?: string
}

/** Copies a text, such as the CSS of a token. */
export function CopyButton({ text, name }: CopyButtonProps): ReactElement {
  const copied = name ?? text
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(`已复制 ${copied}`)
    } catch {
      toast.error('没能复制，可以手动选择')
    }
  }
  return (
    <Button size="sm" variant="ghost" aria-label={`复制 ${copied}`} onClick={() => void copy()}>
      {name === undefined ? '复制' : `复制${name}`}
    </Button>
  )
}
