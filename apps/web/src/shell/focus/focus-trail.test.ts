import { describe, expect, it } from 'vitest'
import { replacementFor, trailOf } from './keep-focus'

function find(id: string): Element {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`no element #${id}`)
  return element
}

const idsOf = (elements: Element[]) => elements.map(({ id }) => id)

describe('the trail of an element', () => {
  it.each(['header', 'footer'])('contains its ancestors below the %s, innermost first', (bar) => {
    document.body.innerHTML = `<${bar}><div id="outer"><nav id="inner"><a id="link" href="/"></a></nav></div></${bar}>`
    expect(idsOf(trailOf(find('link')))).toEqual(['link', 'inner', 'outer'])
  })

  it('is empty outside of header and footer', () => {
    document.body.innerHTML = '<header></header><main><p><button id="button"></button></p></main>'
    expect(trailOf(find('button'))).toEqual([])
  })
})

describe('the replacement for a trail', () => {
  /** Replaces `#gone` with the given markup and returns a lookup of the replacement. */
  function replacementAfter(replacement: string) {
    document.body.innerHTML = `<header>
      <a id="logo" href="/"></a>
      <div id="outer"><div id="inner"><button id="gone"></button></div></div>
    </header>`
    const trail = trailOf(find('gone'))
    find('inner').innerHTML = replacement
    return () => replacementFor(trail)?.id
  }

  it.each([
    '<a id="next" href="/login"></a><a href="/other"></a>',
    '<button id="next"></button>',
    '<p><input id="next"></p>',
  ])('is the first tab stop in place of the element: %s', (markup) => {
    expect(replacementAfter(markup)()).toBe('next')
  })

  it.each([
    '<a></a><button id="next"></button>',
    '<button disabled></button><button id="next"></button>',
    '<button hidden></button><button id="next"></button>',
  ])('skips elements that cannot have focus: %s', (markup) => {
    expect(replacementAfter(markup)()).toBe('next')
  })

  it('is in the innermost ancestor that has one', () => {
    const findReplacement = replacementAfter('<button id="next"></button>')
    find('outer').insertAdjacentHTML('afterbegin', '<button id="beside"></button>')
    expect(findReplacement()).toBe('next')
  })

  it('is in an outer ancestor if the inner one is removed', () => {
    const findReplacement = replacementAfter('')
    find('inner').outerHTML = '<button id="next"></button>'
    expect(findReplacement()).toBe('next')
  })

  it('does not exist while the ancestor is empty', () => {
    expect(replacementAfter('')()).toBeUndefined()
  })

  it('does not exist without a trail', () => {
    expect(replacementFor([])).toBeNull()
  })
})
