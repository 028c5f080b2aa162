/** In the initial code, because the other texts may have failed to load. */
export const loadFailed = '排版组件加载失败，以下为纯文本'
