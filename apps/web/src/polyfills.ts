// APIs that some browsers lack. Only those load this file. `build/check-apis.ts` finds calls of others.

Element.prototype.checkVisibility ??= function (this: Element) {
  return this.getClientRects().length > 0
}

export {}
