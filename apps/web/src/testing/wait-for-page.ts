import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

type Canvas = Pick<StoryContext, 'canvasElement'>

/** Waits until the page has a heading and nothing is loading. */
export async function waitForPage({ canvasElement }: Canvas): Promise<void> {
  await within(canvasElement).findByRole('heading', { level: 1 })
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull())
}

/** Waits until the page shows a retryable error. */
export async function waitForError({ canvasElement }: Canvas): Promise<void> {
  await waitFor(async () => {
    const [again] = within(canvasElement).getAllByRole('button', { name: '重试' })
    await expect(again).toBeVisible()
  })
}

/** Waits until the page shows skeletons. */
export async function waitForSkeleton({ canvasElement }: Canvas): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull())
}
