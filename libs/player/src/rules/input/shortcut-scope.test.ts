import { afterEach, beforeEach, expect, test } from 'vitest'
import { isForPlayer } from './shortcuts'

beforeEach(() => {
  const player = document.createElement('section')
  const page = document.createElement('main')
  player.id = 'player'
  for (const host of [player, page]) {
    for (const tag of ['button', 'a', 'textarea', 'video', 'h1']) {
      host.append(document.createElement(tag))
    }
    host.querySelector('a')?.setAttribute('href', '/')
    for (const type of ['range', 'text', 'checkbox']) {
      const input = document.createElement('input')
      input.type = type
      host.append(input)
    }
    for (const role of ['menu', 'dialog']) {
      const layer = document.createElement('div')
      layer.setAttribute('role', role)
      layer.append(document.createElement('i'))
      host.append(layer)
    }
  }
  document.body.append(player, page)
})

afterEach(() => document.body.replaceChildren())

function hears(key: string, selector: string, isGlobal = true): boolean {
  const player = document.querySelector('section')
  const target = document.querySelector(selector)
  if (!player || !target) throw new Error('not drawn')
  return isForPlayer(key, target, player, isGlobal)
}

test.each([
  ['k', 'section video', true],
  ['k', 'section button', true],
  [' ', 'section button', false],
  ['Enter', 'section a', false],
  ['ArrowLeft', 'section button', true],
  ['k', 'section input[type=range]', true],
  ['ArrowLeft', 'section input[type=range]', false],
  ['End', 'section input[type=range]', false],
  ['k', 'section input[type=text]', false],
  ['k', 'section textarea', false],
  ['k', 'section [role=menu] i', false],
  ['k', 'section [role=dialog] i', false],
])('in the player %s on %s: %s', (key, selector, isHeard) => {
  expect(hears(key, selector)).toBe(isHeard)
  expect(hears(key, selector, false)).toBe(isHeard)
})

test.each([
  [' ', 'section [data-bar] button', true],
  ['Enter', 'section [data-bar] button', false],
  [' ', 'section > button', false],
  [' ', 'section [role=menu] i', false],
  [' ', 'main button', false],
])('after a click %j on %s: %s', (key, selector, isHeard) => {
  const player = document.querySelector('section')
  const bar = document.createElement('div')
  bar.dataset['bar'] = 'shown'
  bar.append(document.createElement('button'))
  player?.append(bar)
  const target = document.querySelector(selector)
  expect(player && isForPlayer(key, target, player, true, true)).toBe(isHeard)
})

test.each([
  ['body', true],
  ['main h1', true],
  ['main button', false],
  ['main a', false],
  ['main textarea', false],
  ['main input[type=range]', false],
  ['main input[type=checkbox]', false],
  ['main [role=dialog] i', false],
])('beside the player k on %s: %s', (selector, isHeard) => {
  expect(hears('k', selector)).toBe(isHeard)
  expect(hears('k', selector, false)).toBe(false)
})

test('no shortcut works beside an open dialog', () => {
  document.querySelector('main [role=dialog]')?.setAttribute('aria-modal', 'true')
  expect(hears('k', 'body')).toBe(false)
})
