import type { Usage } from './usage'

/** States of blocks, and feedback on actions. */
export const feedbackUsages: Record<string, Usage> = {
  BlockBoundary: {
    use: 'Around each block of a page, so that a fault in it leaves the rest.',
    avoid: 'For answers that fail: ErrorBlock with a way to retry.',
    do: 'Put it where the block has its place, so that nothing jumps.',
    never: 'Do not wrap a whole page in one.',
  },
  EmptyNote: {
    use: 'For nothing in a secondary place: a tab, a card, a column.',
    avoid: 'When the page itself is empty: EmptyState.',
    do: 'One sentence, and a way on if there is one.',
    never: 'Do not apologize: 暂无评论 is enough.',
  },
  EmptyState: {
    use: 'When the main thing of a page is not there: no orders, no results.',
    avoid: 'In small places: EmptyNote. When loading failed: ErrorBlock.',
    do: 'Say what is missing and what to do, with a button.',
    never: 'Do not show it before it is known that there is nothing.',
  },
  ErrorBlock: {
    use: 'In place of a block that could not be loaded.',
    avoid:
      'For an action that failed: a toast or a sentence at its button. For nothing found: EmptyState.',
    do: 'Say what to do, and offer 重试 when it may help.',
    never: 'Do not show codes, and do not show a toast for the same failure.',
  },
  ProgressBar: {
    use: 'For how much of something known is done: lessons of a course, an upload.',
    avoid: 'When the end is unknown: Spinner or Skeleton.',
    do: 'Write the figure beside it.',
    never: 'Do not use it as decoration, and not twice for the same thing.',
  },
  Skeleton: {
    use: 'For content that is on its way and whose shape is known.',
    avoid: 'Inside a button, or for less than a line: Spinner.',
    do: 'Make it as high as what comes.',
    never: 'Do not replace content that is already there.',
  },
  SkeletonGroup: {
    use: 'Around the skeletons of one block, so that it is announced once.',
    avoid: 'For a single line inside of something that is announced already.',
    do: 'One group for each block that waits.',
    never: 'Do not nest groups.',
  },
  Spinner: {
    use: 'For an action that is under way: in a button, over a video.',
    avoid: 'For blocks that load: Skeleton.',
    do: 'Give it a name, unless words beside it say the same.',
    never: 'Do not put one in the middle of a page.',
  },
  StateImage: {
    use: 'As the drawing of an empty or failed block.',
    avoid: 'As decoration of a block that is fine.',
    do: 'Take the kind that fits what is missing.',
    never: 'Do not add a text to it: it is silent, and the sentence below speaks.',
  },
  Toaster: {
    use: 'For the answer to an action that shows nowhere else: 修改成功.',
    avoid: 'For failed blocks: ErrorBlock. For what must be read: a notice in the page.',
    do: 'One sentence without a link.',
    never: 'Do not say what the page already shows.',
  },
}
