import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './copy-text'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
})

/** Replaces the browser's command, which jsdom lacks. Returns the texts that were selected. */
function listenForCopies(isAllowed: boolean): string[] {
  const copied: string[] = []
  document.execCommand = () => {
    copied.push(String(document.getSelection()))
    return isAllowed
  }
  return copied
}

it('copies with the Clipboard API', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await expect(copyText('SY20261130')).resolves.toBe(true)
  expect(writeText).toHaveBeenCalledWith('SY20261130')
})

it.each([
  ['without the Clipboard API', {}],
  [
    'if the Clipboard API is denied',
    { clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } },
  ],
])('copies a selection %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const copied = listenForCopies(true)
  await expect(copyText('a  b')).resolves.toBe(true)
  expect(copied).toEqual(['a  b'])
  expect(document.body.textContent).toBe('')
})

it('returns false if nothing was copied', async () => {
  vi.stubGlobal('navigator', {})
  listenForCopies(false)
  await expect(copyText('a')).resolves.toBe(false)
})
