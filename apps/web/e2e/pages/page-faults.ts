import type { Page } from '@playwright/test'

/**
 * Returns faults in title, language, headings, breadcrumbs, landmarks and alerts of a page, one line each.
 */
export function structureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const isShown = (element: Element) => element.checkVisibility()
    if (document.documentElement.lang !== 'zh-CN') wrong.push('the language is not zh-CN')
    const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content ?? ''
    if (/user-scalable|maximum-scale/.test(viewport)) wrong.push(`zoom is blocked: ${viewport}`)
    if (!/(^| - )书院学堂$/.test(document.title)) wrong.push(`title: ${document.title}`)
    const headings = Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6')).filter(isShown)
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
    if (levels.filter((level) => level === 1).length !== 1) wrong.push('not one heading 1')
    levels.forEach((level, index) => {
      const before = levels[index - 1] ?? level
      if (level > before + 1) wrong.push(`a heading ${level} follows a heading ${before}`)
    })
    for (const trail of document.querySelectorAll('nav[aria-label=面包屑]')) {
      const steps = Array.from(trail.querySelectorAll('li'), ({ textContent }) => textContent)
      const title = document.querySelector('h1')?.textContent
      if (steps[0] !== '首页' || steps.at(-1) !== title) wrong.push(`trail: ${steps.join(' > ')}`)
    }
    const mains = document.querySelectorAll('main').length
    if (mains !== 1) wrong.push(`${mains} elements main`)
    for (const alert of document.querySelectorAll('[role=alert]'))
      wrong.push(`an alert: ${alert.textContent}`)
    const counts = new Map<string, number>()
    for (const landmark of document.querySelectorAll(
      'nav, aside, main, [role=navigation], [role=search], [role=region], section[aria-label]',
    )) {
      if (!isShown(landmark)) continue
      const labelledBy = landmark.getAttribute('aria-labelledby')
      const name =
        landmark.getAttribute('aria-label') ??
        (labelledBy === null ? '' : document.getElementById(labelledBy)?.textContent)
      const key = `${landmark.getAttribute('role') ?? landmark.tagName} "${name ?? ''}"`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    for (const [key, count] of counts) if (count > 1) wrong.push(`${count} landmarks ${key}`)
    return wrong
  })
}

/** Returns visible animations and transitions, which reduced motion should prevent. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration, iterations } = animation.effect?.getTiming() ?? {}
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      // A slow loading spinner is the only exception.
      if (target?.matches('[role=progressbar], [aria-busy=true] *') === true) return []
      const isLong = typeof duration !== 'number' || duration > 10 || (iterations ?? 1) > 1
      return isLong ? [`${target?.tagName} ${target?.className}: ${String(duration)} ms`] : []
    }),
  )
}

/** Returns icons, bars and buttons that are invisible in forced-colors mode. */
export function forcedColorFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const canvas = getComputedStyle(document.body).backgroundColor
    for (const svg of document.querySelectorAll('button svg, a svg')) {
      // An icon inherits its color from its parent, which may opt out of forced colors.
      const keepsOwn = getComputedStyle(svg.parentElement ?? svg).forcedColorAdjust === 'none'
      const isLost = !keepsOwn && getComputedStyle(svg).color === canvas
      if (isLost) wrong.push(`icon ${svg.outerHTML}`)
    }
    for (const bar of document.querySelectorAll('[role=progressbar][aria-valuenow]')) {
      if (getComputedStyle(bar).borderTopStyle === 'none') wrong.push(`bar ${bar.outerHTML}`)
    }
    for (const button of document.querySelectorAll('button:not([role=tab])')) {
      const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(button)
      const hasBorder = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1
      const hasEdge = hasBorder || outlineStyle !== 'none'
      if (button.checkVisibility() && !hasEdge) wrong.push(`no edge: ${button.outerHTML}`)
    }
    return wrong
  })
}

/** Returns overflow: the page scrolls sideways, or text is cut without an ellipsis. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const wrong =
      root.scrollWidth > root.clientWidth
        ? [`sideways by ${root.scrollWidth - root.clientWidth} px`]
        : []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp, display } =
        getComputedStyle(element)
      const clips =
        [overflowX, overflowY].includes('hidden') || [overflowX, overflowY].includes('clip')
      const isMeant =
        textOverflow === 'ellipsis' ||
        clipPath !== 'none' ||
        webkitLineClamp !== 'none' ||
        display === 'none'
      if (!clips || isMeant || element.clientHeight < 2 || !element.checkVisibility()) continue
      const hasText = Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      if (hasText && element.scrollHeight > element.clientHeight + 2) {
        wrong.push(`cut: ${element.outerHTML.slice(0, 120)}`)
      }
    }
    return wrong
  })
}

/** Returns the height of the tallest wide element that stays in the window while scrolling, in px. */
export function heightKeptInWindow(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, 400)
    const heights = Array.from(document.querySelectorAll<HTMLElement>('body *'))
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 160 && bottom > 0 && top < window.innerHeight)
      .map(({ height }) => height)
    window.scrollTo(0, 0)
    return Math.max(0, ...heights)
  })
}
