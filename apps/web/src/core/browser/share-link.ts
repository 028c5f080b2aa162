import { copyText, toast } from '@shuyuan/ui'

const linkCopied = '链接已复制'
const linkNotCopied = (url: string) => `没能复制，手动复制：${url}`

/** Shares a URL of the site with the Web Share API, or copies it to the clipboard. */
export async function shareLink({ title, href }: { title: string; href: string }): Promise<void> {
  const url = new URL(href, window.location.href).href
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  if (await copyText(url)) toast.success(linkCopied)
  // Unlike the address bar, the text contains the second of a lesson.
  else toast.error(linkNotCopied(url))
}
