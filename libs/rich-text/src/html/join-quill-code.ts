const isCodeLine = (element: Element | null) => element?.classList.contains('ql-code-block')

/** Joins consecutive lines of code into one block. */
function joinLines(first: Element): void {
  const lines = [first]
  for (
    let next = first.nextElementSibling;
    next && isCodeLine(next);
    next = next.nextElementSibling
  )
    lines.push(next)
  const block = first.ownerDocument.createElement('pre')
  block.textContent = lines.map((line) => line.textContent).join('\n')
  const language = first.getAttribute('data-language')
  if (language !== null) block.setAttribute('data-language', language)
  const container = first.closest('.ql-code-block-container') ?? first
  container.replaceWith(block)
  for (const line of lines) line.remove()
}

/** Reads the code blocks of Quill and their languages. */
export function joinQuillCode(root: ParentNode): void {
  const lines = [...root.querySelectorAll('.ql-code-block')]
  const first = lines.filter((line) => !isCodeLine(line.previousElementSibling))
  for (const line of first) joinLines(line)
  for (const block of root.querySelectorAll('pre[data-language]:not([class*="language-"])')) {
    const language = block.getAttribute('data-language') ?? ''
    if (language !== 'plain' && /^[\w+#.-]+$/.test(language)) {
      block.className = `language-${language}`
    }
  }
}
