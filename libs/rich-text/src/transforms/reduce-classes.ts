const language = /^(?:language|lang)-[\w+#.-]{1,20}$/

/** Keeps the language class. Other classes would pick up styles of the page. */
export function reduceClasses(root: ParentNode): void {
  for (const element of root.querySelectorAll('[class]')) {
    const kept = [...element.classList].filter((name) => language.test(name))
    if (kept.length > 0) element.className = kept.join(' ')
    else element.removeAttribute('class')
  }
}
