const forbidden =
  'script, style, link, meta, base, object, embed, applet, form, button, select, textarea, template, ' +
  'frame, frameset, dialog, portal, webview, fencedframe, noscript, title, xmp, area, annotation-xml, foreignobject, mglyph, use, image, animate, [srcdoc], ' +
  'input:not([type="checkbox"][disabled]), [formaction], [ping], [background], [autofocus], [autoplay], [contenteditable], [id], ' +
  '[name], [is], [slot], [nonce], [popover], [cite], [download], [data-rt-slot], [data-rt-task], [shadowrootmode]'

const ownClass = /^(?:rt-(?!copy|code)|hljs|language-|lang-)/
const goodLink = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/
const badScheme =
  /^\s*(?:javascript|vbscript|livescript|mocha|file|blob|intent|feed|jar|view-source|about|data:(?!image\/(?:png|jpeg|gif|webp|avif|bmp);base64,))/i

/** Lists the dangerous attributes of an element. */
function attributeProblems(element: Element, isKatex: boolean): string[] {
  const problems: string[] = []
  for (const { name, value } of element.attributes) {
    const said = `${element.localName} ${name}=${value}`
    if (name.startsWith('on') || name.includes(':')) problems.push(said)
    if (name === 'style' && (!isKatex || /[()\\]|fixed|absolute/.test(value))) problems.push(said)
    if (/^(?:href|src|poster|action|data$|xlink)/.test(name) && badScheme.test(value))
      problems.push(said)
    if (name === 'srcset' && value.split(', ').some((one) => badScheme.test(one)))
      problems.push(said)
    if (name === 'href' && !goodLink.test(value)) problems.push(said)
    if (name === 'class' && !isKatex) {
      for (const part of element.classList) if (!ownClass.test(part)) problems.push(said)
    }
  }
  return problems
}

/** Lists everything in a result that could run code, load resources, leave its container or imitate the page. */
export function problemsOf(root: ParentNode): string[] {
  const problems = [...root.querySelectorAll(forbidden)].map((node) => node.outerHTML)
  for (const element of root.querySelectorAll('*')) {
    const isKatex = element.closest('.katex, .katex-display') !== null
    problems.push(...attributeProblems(element, isKatex))
    const isFormula = isKatex || element.matches('.rt-math > math')
    if (!isFormula && /^(?:svg|math)$/.test(element.localName)) problems.push(element.outerHTML)
    if (isKatex && element.matches('a, img, [href], [src], [data-x]'))
      problems.push(element.outerHTML)
    if (element.matches('[href^="http"]') && !element.getAttribute('rel')?.includes('noopener'))
      problems.push(element.outerHTML)
    if (element.localName === 'iframe') {
      const { origin } = new URL(element.getAttribute('src') ?? '')
      const sandbox = element.getAttribute('sandbox') ?? 'allow-top-navigation'
      if (origin !== 'https://player.bilibili.com' || /top-navigation|modals|forms/.test(sandbox))
        problems.push(element.outerHTML)
    }
  }
  return problems
}
