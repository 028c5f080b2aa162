import { toast } from '@shuyuan/ui'
import { afterEach, expect, it, vi } from 'vitest'
import { shareLink } from './share-link'

afterEach(() => void vi.unstubAllGlobals())

it('shows the URL, with the second of the lesson, if the browser can neither share nor copy', async () => {
  vi.stubGlobal('navigator', {})
  const showError = vi.spyOn(toast, 'error')
  await shareLink({ title: '条件判断', href: '/courses/video/404?t=61' })
  expect(showError).toHaveBeenCalledExactlyOnceWith(
    `没能复制，手动复制：${window.location.origin}/courses/video/404?t=61`,
  )
})
