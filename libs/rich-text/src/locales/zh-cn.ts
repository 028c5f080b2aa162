import { loadFailed } from './load-failed'

/** Chinese locale of rich text, the default. */
export const zhCn = {
  lang: 'zh-CN',
  loadFailed,
  retry: '重试',
  opensNewWindow: '（在新窗口打开）',
  table: '表格 {number}',
  code: '代码',
  codeIn: '{language} 代码',
  copy: '复制',
  copyDone: '已复制',
  copied: '代码已复制',
  copyFailed: '没能复制，选中代码后用快捷键复制',
  openVideo: '在 {host} 打开视频',
  frame: '嵌入内容',
  taskDone: '已完成',
  taskOpen: '未完成',
  formula: '公式',
  mathFailed: '（公式有误：{reason}）',
  mathRefused: '（公式含有不允许的内容）',
  mathMissing: '公式组件加载失败，公式以源文本显示',
}
