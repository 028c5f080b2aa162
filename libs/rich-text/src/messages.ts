/** Every sentence of this library that a person reads. */
export const messages = {
  loading: '内容加载中',
  loadFailed: '排版组件加载失败，以下为纯文本',
  retry: '重试',
  opensNewWindow: '（在新窗口打开）',
  table: '表格',
  code: '代码',
  frame: '嵌入内容',
  taskDone: '已完成',
  taskOpen: '未完成',
  mathsFailed: '公式有误',
}
