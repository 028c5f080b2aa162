import type { Usage } from './usage'

/** Dialogs and menus. */
export const dialogUsages: Record<string, Usage> = {
  Dialog: {
    use: 'For a short task that belongs to the page behind it: signing in, changing an avatar.',
    avoid:
      'For a question with two answers: ConfirmDialog. For a task of its own: a page with a URL.',
    do: 'Give it a title that names the task, one primary button and 取消 or a close button.',
    never: 'Do not open it without a click, and do not open one from another.',
  },
  ConfirmDialog: {
    use: 'Before an action that cannot be undone or costs money.',
    avoid: 'Before an action that can be undone: do it, and offer to undo it.',
    do: 'Repeat the verb on the button: 注销, 解除绑定.',
    never: 'Do not ask 确定吗 without naming the consequences.',
  },
  Menu: {
    use: 'For rare actions and links of one object: the account, a row.',
    avoid: 'To choose a value: ChoiceMenu. For the main navigation.',
    do: 'Separate an entry such as 安全退出 from the others.',
    never: 'Do not hide the most common action in it.',
  },
  ChoiceMenu: {
    use: 'To choose one of several values in little space: speed, quality.',
    avoid: 'For filters that should stay visible: ChipGroup. For actions: Menu.',
    do: 'Show the current value on the button.',
    never: 'Do not ask for a confirmation after a choice.',
  },
}
