import type { Usage } from './usage'

/** States of blocks, and feedback on actions. */
export const feedbackUsages: Record<string, Usage> = {
  ErrorBoundary: {
    zh: '区块兜底：一个区块报错时，不影响页面其他部分。',
    use: 'Around each block of a page, so that an error in one does not affect the others.',
    avoid: 'For failed requests: ErrorBlock with 重试.',
    do: 'Pass a skeleton as high as the content if its code loads later.',
    never: 'Do not wrap a whole page in one.',
  },
  EmptyNote: {
    zh: '空白说明：标签页、卡片或一栏里没有内容时的一句话。',
    use: 'For empty content in a tab, a card or a column.',
    avoid: 'If the whole page is empty: EmptyState.',
    do: 'Write one sentence, with a link if one helps.',
    never: 'Do not apologize: 暂无评论 is enough.',
  },
  EmptyState: {
    zh: '空状态（空态、无数据 no data）：页面没有主要内容时的插图、说明和下一步。',
    use: 'If a page has no main content: no orders, no results.',
    avoid: 'In a tab or a card: EmptyNote. If loading failed: ErrorBlock.',
    do: 'Say what is missing, and offer the next step as a button.',
    never: 'Do not show it while the content is still loading.',
  },
  ErrorBlock: {
    zh: '出错提示：区块加载失败时的错误信息和重试。',
    use: 'In place of a block that failed to load.',
    avoid: 'For a failed action: a toast or a text at its button. For empty content: EmptyState.',
    do: 'Say what to do, and offer 重试 if it may help.',
    never: 'Do not show error codes, and do not show a toast for the same error.',
  },
  ProgressBar: {
    zh: '进度条：已完成的部分，例如课程进度、上传进度。',
    use: 'For the completed part of a known amount: lessons of a course, an upload.',
    avoid: 'If the end is unknown: Spinner or Skeleton.',
    do: 'Show the figure beside it.',
    never: 'Do not use it as decoration, and do not show two for the same progress.',
  },
  Skeleton: {
    zh: '骨架屏（加载占位 placeholder），与内容同形状。',
    use: 'For loading content whose shape is known.',
    avoid: 'Inside a button, or for less than a line: Spinner.',
    do: 'Give it the height of the content.',
    never: 'Do not replace content that is already visible.',
  },
  SkeletonGroup: {
    zh: '骨架屏分组：一个区块只向读屏软件报告一次加载中。',
    use: 'Around the skeletons of one block, so that it is announced once.',
    avoid: 'For a single line in a block that is already announced.',
    do: 'Use one group per loading block.',
    never: 'Do not nest groups.',
  },
  Spinner: {
    zh: '加载中图标（loading），用于按钮里或视频上。',
    use: 'For a pending action: in a button, over a video.',
    avoid: 'For blocks that load: Skeleton.',
    do: 'Pass a label, unless text beside it says the same.',
    never: 'Do not put one in the middle of a page.',
  },
  StateImage: {
    zh: '空白或失败区块的插图。',
    use: 'As the drawing of an empty or failed block.',
    avoid: 'As decoration of a block with content.',
    do: 'Choose the kind by the missing content.',
    never: 'Do not give it an accessible name: the sentence below says the same.',
  },
  Toaster: {
    zh: '轻提示（通知、消息条 snackbar）：操作结果，几秒后消失。',
    use: 'For the result of an action that is visible nowhere else: 修改成功.',
    avoid: 'For failed blocks: ErrorBlock. For text that must be read: a notice in the page.',
    do: 'Write one sentence without a link.',
    never: 'Do not repeat what the page already shows.',
  },
}
