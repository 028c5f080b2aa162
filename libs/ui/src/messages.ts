// Texts are separate exports so that a page loads only those it uses.

export const opensNewWindow = '在新窗口打开'
export const close = '关闭'
export const confirm = '确定'
export const cancel = '取消'
export const loading = '加载中'
export const retry = '重试'
export const codeFailed = '加载失败，检查网络后重试'
export const blockFailed = '这部分内容暂时无法显示'
export const showPassword = '显示明文'
export const dismissToast = '收起提示'
export const qrFailed = '二维码加载失败'
export const pagination = '分页'
export const previousPage = '上一页'
export const nextPage = '下一页'
export const breadcrumb = '面包屑'
export const pageOf = (page: number, pageCount: number) => `第 ${page} 页，共 ${pageCount} 页`
export const characterCount = (count: number, max: number) => `${count}/${max}`
