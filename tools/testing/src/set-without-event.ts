/** Sets the value of a field as some password managers do, which send no event. */
export function setWithoutEvent(field: HTMLElement, value: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  set?.call(field, value)
}
