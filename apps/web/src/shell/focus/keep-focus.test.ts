import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus, type FocusKeeper } from './keep-focus'

let keeper: FocusKeeper

beforeEach(() => {
  vi.useFakeTimers()
  document.title = '课程'
  document.body.innerHTML = `
    <header><div id="account"><button id="login">登录</button></div></header>
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

/** Lets the keeper notice what changed, and this time (ms) pass. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const focused = () => document.activeElement?.id || document.activeElement?.localName

function openDialog() {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog" aria-modal="true" id="dialog"><button id="close"></button></div>',
  )
  find('close').focus()
}

describe('on another page', () => {
  it('the focus goes to the heading, which is no stop of the Tab key and does not scroll', () => {
    const focus = vi.spyOn(find('heading'), 'focus')
    keeper.arrive()
    expect(focused()).toBe('heading')
    expect(find('heading').tabIndex).toBe(-1)
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  })

  it('it goes to the page until the heading is there', async () => {
    find('heading').remove()
    keeper.arrive()
    expect(focused()).toBe('main')
    find('save').insertAdjacentHTML('beforebegin', '<h1 id="late">课程</h1>')
    await pass()
    expect(focused()).toBe('late')
  })

  it('it waits for a heading that only stands in for another', async () => {
    find('heading').dataset.waiting = 'true'
    keeper.arrive()
    expect(focused()).toBe('main')
    delete find('heading').dataset.waiting
    await pass()
    expect(focused()).toBe('heading')
  })

  it('it is not taken from a learner who went on meanwhile', async () => {
    find('heading').dataset.waiting = 'true'
    keeper.arrive()
    find('save').focus()
    delete find('heading').dataset.waiting
    await pass()
    expect(focused()).toBe('save')
  })

  it('it stays in an open dialog, and goes to the heading when that closes', async () => {
    openDialog()
    keeper.arrive()
    await pass()
    expect(focused()).toBe('close')
    find('dialog').remove()
    await pass()
    expect(focused()).toBe('heading')
  })
})

describe('on the same page', () => {
  it('the focus stays while the title does', async () => {
    find('save').focus()
    keeper.stayAt('课程')
    find('save').insertAdjacentHTML('afterend', '<p>more</p>')
    await pass(2_000)
    expect(focused()).toBe('save')
  })

  it('it goes to the heading when the title becomes another', async () => {
    find('save').focus()
    keeper.stayAt('课程')
    document.title = '课程 第二部分'
    await pass()
    expect(focused()).toBe('heading')
  })

  it.each(['keydown', 'pointerdown'])(
    'it stays for a title that changes after a %s',
    async (type) => {
      find('save').focus()
      keeper.stayAt('课程')
      find('save').dispatchEvent(new Event(type, { bubbles: true }))
      document.title = '(1) 课程'
      await pass()
      expect(focused()).toBe('save')
    },
  )
})

describe('when what had the focus is gone', () => {
  it('from the page, the heading gets it after a moment', async () => {
    find('save').focus()
    find('save').remove()
    await pass(99)
    expect(focused()).toBe('body')
    await pass(1)
    expect(focused()).toBe('heading')
  })

  it('and something took it meanwhile, it stays there', async () => {
    find('save').focus()
    find('save').outerHTML = '<button id="next"></button>'
    await pass(50)
    find('next').focus()
    await pass(2_000)
    expect(focused()).toBe('next')
  })

  it('from the header, what stands in its place gets it', async () => {
    find('login').focus()
    find('login').outerHTML = '<button id="menu">林小满</button>'
    await pass(100)
    expect(focused()).toBe('menu')
  })

  it('from the header, its place is given a second and a half to be filled', async () => {
    find('login').focus()
    find('login').remove()
    await pass(1_400)
    expect(focused()).toBe('body')
    find('account').innerHTML = '<button id="menu">林小满</button>'
    await pass(100)
    expect(focused()).toBe('menu')
  })

  it('from the header for good, the heading gets it', async () => {
    find('login').focus()
    find('login').remove()
    await pass(1_700)
    expect(focused()).toBe('heading')
  })

  it('what opened a menu is remembered, not what was in the menu', async () => {
    find('login').focus()
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div role="menu" id="list"><a href="/" id="item"></a></div>',
    )
    find('item').focus()
    find('list').remove()
    find('login').outerHTML = '<button id="menu">林小满</button>'
    await pass(100)
    expect(focused()).toBe('menu')
  })

  it('behind a dialog, nothing gets it before the dialog closes', async () => {
    openDialog()
    find('close').remove()
    await pass(2_000)
    expect(focused()).toBe('body')
    find('dialog').remove()
    await pass(100)
    expect(focused()).toBe('heading')
  })
})

it('leaves the focus nowhere when the learner put it there', async () => {
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
