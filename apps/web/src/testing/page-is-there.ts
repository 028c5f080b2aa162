import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

type Canvas = Pick<StoryContext, 'canvasElement'>

/** Waits until the page has its heading and nothing is loading. */
export async function pageIsThere({ canvasElement }: Canvas): Promise<void> {
  await within(canvasElement).findByRole('heading', { level: 1 })
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull())
}

/** Waits until the page shows an error with a way to retry. */
export async function failureIsThere({ canvasElement }: Canvas): Promise<void> {
  await waitFor(() => {
    const [again] = within(canvasElement).getAllByRole('button', { name: '重试' })
    expect(again).toBeVisible()
  })
}

/** Waits until the page has skeletons in place of what it loads. */
export async function loadingIsThere({ canvasElement }: Canvas): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull())
}
