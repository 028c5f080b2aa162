/** What is read where the other texts may not have come: it stands with the code that is there from the beginning. */
export const loadFailed = '排版组件加载失败，以下为纯文本'
