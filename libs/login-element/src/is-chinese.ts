/** Whether the language of an element is Chinese: `zh…`, or none at all. */
export function isChinese(element: Element): boolean {
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? 'zh-CN'
  return lang.toLowerCase().startsWith('zh')
}
