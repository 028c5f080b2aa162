import { Button, toast } from '@shuyuan/ui'
import type { ReactElement } from 'react'

/** Copies the way to write a token in CSS. */
export function CopyButton({ text }: { text: string }): ReactElement {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(`已复制 ${text}`)
    } catch {
      toast.error('复制失败，请手动选择')
    }
  }
  return (
    <Button size="sm" variant="ghost" aria-label={`复制 ${text}`} onClick={() => void copy()}>
      复制
    </Button>
  )
}
