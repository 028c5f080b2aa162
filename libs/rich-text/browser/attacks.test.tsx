import { render, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { renderRichText, RichText } from '../src'
import { problemsOf } from '../test/attack-problems'
import { attackStrings } from '../test/attack-strings'

const alert = vi.fn()
const formats = ['html', 'markdown'] as const
const siteOrigin = 'https://school.example'

beforeAll(async () => {
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
    vi.stubGlobal(name, (...words: unknown[]) => alert(name, ...words))
  await commands.startWatch()
})

beforeEach(() => {
  alert.mockClear()
  document.body.replaceChildren()
})

/** Triggers every event that a reader or the surrounding page could trigger on an element. */
function provoke(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    for (const type of [
      'mouseover',
      'mouseenter',
      'pointerdown',
      'focus',
      'toggle',
      'animationend',
    ])
      element.dispatchEvent(new Event(type, { bubbles: true }))
    if (element instanceof HTMLElement) element.focus()
    // Following a link would leave the test page.
    const leaves = element.closest('[href^="http"], [href^="/"], [href^="mailto:"], [href^="tel:"]')
    if (element instanceof HTMLElement && leaves === null) element.click()
  }
}

/** Waits until a frame and an image that were added last have loaded, and thus all earlier ones. */
async function settled(): Promise<void> {
  const frame = document.createElement('iframe')
  frame.srcdoc = '<script src="/nothing.js"></script>'
  const image = new Image()
  const answers = [
    new Promise((resolve) => frame.addEventListener('load', resolve)),
    new Promise((resolve) => image.addEventListener('error', resolve)),
  ]
  image.src = 'data:image/png;base64,AAAA'
  document.body.append(frame, image)
  await Promise.all(answers)
}

async function harm(): Promise<unknown[]> {
  await settled()
  const { dialogs, windows, requests } = await commands.watched()
  const harmless = /^(?:image|media) |^document https:\/\/player\.bilibili\.com\//
  const foreign = requests.filter((request) => !harmless.test(request))
  return [...alert.mock.calls, ...dialogs, ...foreign, ...(windows > 0 ? ['window'] : [])]
}

test.each(formats)('no attack has an effect as finished HTML, written as %s', async (format) => {
  for (const attack of attackStrings) {
    const inside = `<p>前 <b>文</b></p>\n\n<table><tr><td>${attack}</td></tr></table>\n\n后 $x$`
    for (const source of [attack, inside]) {
      const holder = document.createElement('div')
      document.body.append(holder)
      holder.innerHTML = renderRichText(source, { format, siteOrigin })
      expect(problemsOf(holder), source).toEqual([])
      provoke(holder)
      // Serialized and parsed again, like by an editor or a cache.
      const written = holder.innerHTML
      holder.innerHTML = written
      expect(problemsOf(holder), source).toEqual([])
      expect(holder.innerHTML, source).toBe(written)
    }
  }
  expect(await harm()).toEqual([])
})

test.each(formats)('no attack has an effect in the component, written as %s', async (format) => {
  const { container } = render(
    attackStrings.map((attack) => <RichText key={attack} source={attack} format={format} />),
  )
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull(), {
    timeout: 50_000,
  })
  provoke(container)
  expect(await harm()).toEqual([])
})
