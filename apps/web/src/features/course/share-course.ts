import { toast } from '@shuyuan/ui'
import * as messages from './messages'

/** Shares a course URL with the Web Share API, or copies it to the clipboard. */
export async function shareCourse({ title, href }: { title: string; href: string }): Promise<void> {
  const url = new URL(href, window.location.href).href
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    toast.success(messages.linkCopied)
  } catch {
    toast.error(messages.linkNotCopied)
  }
}
