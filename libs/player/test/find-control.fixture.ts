import { userEvent, waitFor, within } from 'storybook/test'

/** Finds a button of the control bar. In a narrow player, the less used ones are in a menu. */
export function findControl(canvasElement: HTMLElement, name: string): Promise<HTMLElement> {
  const canvas = within(canvasElement)
  return waitFor(async () => {
    const more = canvas.queryByRole('button', { name: /更多控件|More controls/, expanded: false })
    if (more) await userEvent.click(more)
    return canvas.getByRole('button', { name })
  })
}
