import { ApiError } from '@shuyuan/api'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useUpload } from './use-upload'

const avatar = new File([], 'avatar.jpg')

/** An upload that ends only when it is aborted. */
function start() {
  const sent: { file: File; signal: AbortSignal }[] = []
  const view = renderHook(() =>
    useUpload((file, signal) => {
      sent.push({ file, signal })
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () =>
          reject(new ApiError({ kind: 'aborted', code: null, message: '' })),
        ),
      )
    }),
  )
  return { sent, view }
}

test('uploads the created file until it is aborted', async () => {
  const { sent, view } = start()
  let ended: Promise<boolean> | undefined
  await act(async () => {
    ended = view.result.current.run(() => Promise.resolve(avatar))
    await Promise.resolve()
  })
  expect(sent.map(({ file }) => file)).toEqual([avatar])
  expect(view.result.current.isRunning).toBe(true)
  await act(async () => {
    view.result.current.giveUp()
    await ended
  })
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(view.result.current).toMatchObject({ isRunning: false, error: undefined })
})

test('aborts the upload on unmount', async () => {
  const { sent, view } = start()
  await act(async () => {
    void view.result.current.run(() => Promise.resolve(avatar))
    await Promise.resolve()
  })
  view.unmount()
  expect(sent[0]?.signal.aborted).toBe(true)
})
