// Every sentence of this library that a person reads.

export const loadFailed = '排版组件加载失败，以下为纯文本'
export const opensNewWindow = '（在新窗口打开）'
export const table = (number: number) => `表格 ${number}`
export const code = '代码'
export const codeIn = (language: string) => `${language} 代码`
export const copy = '复制'
export const copyDone = '已复制'
export const copied = '代码已复制'
export const copyFailed = '复制失败，请选中代码后用快捷键复制'
export const frame = '嵌入内容'
export const taskDone = '已完成'
export const taskOpen = '未完成'
export const formula = '公式'
export const mathFailed = (reason: string) => `（公式有误：${reason}）`
export const mathRefused = '（公式含有不允许的内容）'
export const mathMissing = '公式组件加载失败，公式以源文本显示'
