import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { localeOf } from './in-language'

export const storyMobile = '13800000001'

/** User actions and expectations for play functions, with labels in the language of the story. */
export function actor({ globals, userEvent }: Pick<StoryContext, 'globals' | 'userEvent'>) {
  const words = localeOf(globals)

  const field = (label: string) =>
    screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })

  async function press(name: string | RegExp) {
    await userEvent.click(await screen.findByRole('button', { name }))
  }

  async function enter(values: Record<string, string>) {
    for (const [label, value] of Object.entries(values)) {
      await userEvent.click(await field(label))
      await userEvent.paste(value)
    }
  }

  async function hasCaptchaImage() {
    await screen.findByRole('img', { name: words.captchaImage })
  }

  return {
    words,
    /** Returns the message of an error: the locale's text for its code, else the server's message. */
    refusal: (message: string, code: keyof typeof words.refusals) =>
      words.refusals[code] ?? message,
    field,
    press,
    /** Enters values by field label. */
    enter,
    type: (keys: string) => userEvent.keyboard(keys),
    /** Presses Tab until the element has the focus. */
    async tabTo(role: string, name: string) {
      const target = await screen.findByRole(role, { name })
      for (let stop = 0; stop < 12 && document.activeElement !== target; stop += 1) {
        await userEvent.tab()
      }
      await expect(target).toHaveFocus()
    },
    /** Waits until a text is visible, because dialogs fade in. */
    async sees(text: string | RegExp) {
      await waitFor(() => expect(screen.getByText(text)).toBeVisible())
    },
    async seesButton(name: string) {
      await waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible())
    },
    async hears(text: string) {
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
    },
    /** Waits until a field shows this error and has the focus. */
    async corrects(label: string, text: string) {
      const input = await field(label)
      await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(text)))
      await waitFor(() => expect(input).toHaveFocus())
    },
    hasCaptchaImage,
    /** Fills in phone and captcha and requests a code. */
    async askForCode(mobile = storyMobile) {
      await hasCaptchaImage()
      await enter({ [words.mobile]: mobile, [words.captcha]: '7kqm' })
      await press(words.sendSms)
    },
    async isWaiting(seconds: number) {
      const button = await screen.findByRole('button', { name: words.secondsLeft(seconds) })
      await expect(button).toBeDisabled()
    },
    async isBusy(name: string) {
      await waitFor(() =>
        expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true'),
      )
    },
    async isClosed() {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  }
}
