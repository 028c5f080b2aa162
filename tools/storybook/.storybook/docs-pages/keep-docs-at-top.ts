/** Whether this window is a documentation page, or the frame of a story in one. */
function isInDocs(): boolean {
  const pages = [location, window.frameElement?.ownerDocument.location]
  return pages.some((page) => new URLSearchParams(page?.search).get('viewMode') === 'docs')
}

/** Prevents that a documentation page opens at the story that takes focus or scrolls to its current part. */
export function keepDocsAtTop(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, isInDocs() ? { ...options, preventScroll: true } : options)
  }
  const { scrollIntoView } = Element.prototype
  Element.prototype.scrollIntoView = function (options) {
    const isStory = this.closest('#storybook-root, .docs-story') !== null
    if (!isStory || !isInDocs()) scrollIntoView.call(this, options)
  }
}
