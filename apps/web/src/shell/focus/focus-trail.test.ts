import { describe, expect, it } from 'vitest'
import { successorOf, trailOf } from './keep-focus'

function find(id: string): Element {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`no element #${id}`)
  return element
}

const idsOf = (elements: Element[]) => elements.map(({ id }) => id)

describe('the trail of an element', () => {
  it.each(['header', 'footer'])('leads up to the %s around it, innermost first', (bar) => {
    document.body.innerHTML = `<${bar}><div id="outer"><nav id="inner"><a id="link" href="/"></a></nav></div></${bar}>`
    expect(idsOf(trailOf(find('link')))).toEqual(['link', 'inner', 'outer'])
  })

  it('is empty in the page itself', () => {
    document.body.innerHTML = '<header></header><main><p><button id="button"></button></p></main>'
    expect(trailOf(find('button'))).toEqual([])
  })
})

describe('the successor of a trail', () => {
  /** The trail of `#gone`, which is then replaced by other markup. */
  function successorAfter(replacement: string) {
    document.body.innerHTML = `<header>
      <a id="logo" href="/"></a>
      <div id="outer"><div id="inner"><button id="gone"></button></div></div>
    </header>`
    const trail = trailOf(find('gone'))
    find('inner').innerHTML = replacement
    return () => successorOf(trail)?.id
  }

  it.each([
    '<a id="next" href="/login"></a><a href="/other"></a>',
    '<button id="next"></button>',
    '<p><input id="next"></p>',
  ])('is the first tab stop where the element stood: %s', (markup) => {
    expect(successorAfter(markup)()).toBe('next')
  })

  it.each([
    '<a></a><button id="next"></button>',
    '<button disabled></button><button id="next"></button>',
    '<button hidden></button><button id="next"></button>',
  ])('passes over what cannot have the focus: %s', (markup) => {
    expect(successorAfter(markup)()).toBe('next')
  })

  it('stands no further out than it must', () => {
    const successor = successorAfter('<button id="next"></button>')
    find('outer').insertAdjacentHTML('afterbegin', '<button id="beside"></button>')
    expect(successor()).toBe('next')
  })

  it('stands further out when the place itself is gone', () => {
    const successor = successorAfter('')
    find('inner').outerHTML = '<button id="next"></button>'
    expect(successor()).toBe('next')
  })

  it('does not exist while its place is empty', () => {
    expect(successorAfter('')()).toBeUndefined()
  })

  it('does not exist without a trail', () => {
    expect(successorOf([])).toBeNull()
  })
})
