/** jsdom has no layout: elements that are in the document and not `hidden` count as visible. */
export function addCheckVisibility(): void {
  Element.prototype.checkVisibility ??= function (this: Element) {
    return this.isConnected && this.closest('[hidden]') === null
  }
}
