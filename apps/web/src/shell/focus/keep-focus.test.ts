import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus, type FocusKeeper } from './keep-focus'

let keeper: FocusKeeper

beforeEach(() => {
  vi.useFakeTimers()
  document.title = '课程'
  document.body.innerHTML = `
    <main><h1 id="heading">课程</h1><button id="save">收藏</button></main>`
  keeper = keepFocus()
})
afterEach(() => {
  keeper.stop()
  vi.useRealTimers()
})

function find(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`no element #${id}`)
  return element
}

/** Runs mutation observers and advances the time by ms. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const focused = () => document.activeElement?.id || document.activeElement?.localName

function openDialog() {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog" aria-modal="true" id="dialog"><button id="close"></button></div>',
  )
  find('close').focus()
}

describe('on a new page', () => {
  it('focuses the heading without scrolling or making it a tab stop', () => {
    const focus = vi.spyOn(find('heading'), 'focus')
    keeper.enterPage()
    expect(focused()).toBe('heading')
    expect(find('heading').tabIndex).toBe(-1)
    expect(focus).toHaveBeenCalledWith({ preventScroll: true, focusVisible: false })
  })

  it('leaves the focus ring to the browser after an input', () => {
    const focus = vi.spyOn(find('heading'), 'focus')
    find('save').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    keeper.enterPage()
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  })

  it('focuses the main element until the heading exists', async () => {
    find('heading').remove()
    keeper.enterPage()
    expect(focused()).toBe('main')
    find('save').insertAdjacentHTML('beforebegin', '<h1 id="late">课程</h1>')
    await pass()
    expect(focused()).toBe('late')
  })

  it('waits until a placeholder heading is final', async () => {
    find('heading').dataset.waiting = 'true'
    keeper.enterPage()
    expect(focused()).toBe('main')
    delete find('heading').dataset.waiting
    await pass()
    expect(focused()).toBe('heading')
  })

  it('keeps the focus that the learner has moved meanwhile', async () => {
    find('heading').dataset.waiting = 'true'
    keeper.enterPage()
    find('save').focus()
    delete find('heading').dataset.waiting
    await pass()
    expect(focused()).toBe('save')
  })

  it('keeps the focus in an open dialog, and focuses the heading when it closes', async () => {
    openDialog()
    keeper.enterPage()
    await pass()
    expect(focused()).toBe('close')
    find('dialog').remove()
    await pass()
    expect(focused()).toBe('heading')
  })
})

describe('when the focused element is removed', () => {
  it('focuses the heading after a moment', async () => {
    find('save').focus()
    find('save').remove()
    await pass(99)
    expect(focused()).toBe('body')
    await pass(1)
    expect(focused()).toBe('heading')
  })

  it('keeps the focus that has moved elsewhere meanwhile', async () => {
    find('save').focus()
    find('save').outerHTML = '<button id="next"></button>'
    await pass(50)
    find('next').focus()
    await pass(2_000)
    expect(focused()).toBe('next')
  })

  it('moves no focus behind a dialog until it closes', async () => {
    openDialog()
    find('close').remove()
    await pass(2_000)
    expect(focused()).toBe('body')
    find('dialog').remove()
    await pass(100)
    expect(focused()).toBe('heading')
  })
})

it('respects that the learner has removed the focus', async () => {
  find('save').focus()
  find('save').blur()
  await pass(2_000)
  expect(focused()).toBe('body')
})

it('moves nothing once it is stopped', async () => {
  find('save').focus()
  find('save').remove()
  await pass(50)
  keeper.stop()
  await pass(2_000)
  expect(focused()).toBe('body')
})
