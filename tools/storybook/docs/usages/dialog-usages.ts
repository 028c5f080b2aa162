import type { Usage } from './usage'

/** Dialogs and menus. */
export const dialogUsages: Record<string, Usage> = {
  Dialog: {
    use: 'For a short task that belongs to the page behind it: signing in, changing an avatar.',
    avoid:
      'For a question with two answers: ConfirmDialog. For a task of its own: a page with a URL.',
    do: 'Give it a title that names the task, one primary button and a way out.',
    never: 'Do not open it by itself, and do not open one from another.',
  },
  ConfirmDialog: {
    use: 'Before what cannot be undone or costs money.',
    avoid: 'Before what can be taken back: do it, and offer to undo it.',
    do: 'Repeat the verb on the button: 注销, 解除绑定.',
    never: 'Do not ask 确定吗 without saying what is lost.',
  },
  Menu: {
    use: 'For actions and places of one thing that are seldom needed: the account, a row.',
    avoid: 'To choose a value: ChoiceMenu. For the main navigation.',
    do: 'Set apart what ends something, such as 安全退出.',
    never: 'Do not hide the action that most people came for.',
  },
  ChoiceMenu: {
    use: 'To choose one of several values where there is little room: speed, quality.',
    avoid: 'For filters that should be in sight: ChipGroup. For actions: Menu.',
    do: 'Show the current value on the button.',
    never: 'Do not let a choice ask for a confirmation.',
  },
}
