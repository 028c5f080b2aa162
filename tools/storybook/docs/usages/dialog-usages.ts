import type { Usage } from './usage'

/** Dialogs and menus. */
export const dialogUsages: Record<string, Usage> = {
  Dialog: {
    zh: '弹窗，也叫对话框、模态框或弹层（modal、popup），处理与当前页面有关的短任务。',
    use: 'For a short task that belongs to the page behind it: signing in, changing an avatar.',
    avoid:
      'For a question with two answers: ConfirmDialog. For a task of its own: a page with a URL.',
    do: 'Give it a title that names the task, one primary button and 取消 or a close button.',
    never: 'Do not open it without a click, and do not open one from another.',
  },
  ConfirmDialog: {
    zh: '确认对话框：不可撤销或要花钱的操作之前，再问一次。',
    use: 'Before an action that cannot be undone or costs money.',
    avoid: 'Before an action that can be undone: do it, and offer to undo it.',
    do: 'Repeat the verb on the button: 注销, 解除绑定.',
    never: 'Do not ask 确定吗 without naming the consequences.',
  },
  Menu: {
    zh: '下拉菜单（dropdown），收起不常用的操作和链接。',
    use: 'For rare actions and links of one object: the account, a row.',
    avoid: 'To choose a value: ChoiceMenu. For the main navigation.',
    do: 'Separate an entry such as 安全退出 from the others.',
    never: 'Do not hide the most common action in it.',
  },
  ChoiceMenu: {
    zh: '选项菜单（下拉框、选择器 select），从几个值里选一个，例如倍速、清晰度。',
    use: 'To choose one of several values in little space: speed, quality.',
    avoid: 'For filters that should stay visible: ChipGroup. For actions: Menu.',
    do: 'Show the current value on the button.',
    never: 'Do not ask for a confirmation after a choice.',
  },
}
