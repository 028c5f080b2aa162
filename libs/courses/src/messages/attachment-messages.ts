export const attachmentMessages = {
  download: (name: string) => `下载 ${name}`,
  downloadShort: '下载',
  noAttachments: '暂无附件',
}
