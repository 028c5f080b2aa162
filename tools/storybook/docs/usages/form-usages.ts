import type { Usage } from './usage'

/** Fields and choices. */
export const formUsages: Record<string, Usage> = {
  TextField: {
    zh: '文本框（输入框 input），输入一行文字。',
    use: 'For one line of text: a mobile number, a name, a code.',
    avoid:
      'For passwords: PasswordField. For sentences: TextArea. For one of few values: ChipGroup.',
    do: 'State the expected format in the hint. Put a button that belongs to the field in trailing.',
    never:
      'Do not use the placeholder as the only label, and do not clear the field after an error.',
  },
  PasswordField: {
    zh: '密码框，可以显示或隐藏密码。',
    use: 'For every password, new or known.',
    avoid: 'For SMS codes: TextField.',
    do: 'Set autoComplete to the kind of password, so that browsers fill it in or suggest one.',
    never: 'Do not ask for it twice: learners can show it instead.',
  },
  TextArea: {
    zh: '多行文本框，输入评论、原因等句子。',
    use: 'For sentences: comments, reasons.',
    avoid: 'For a single line: TextField.',
    do: 'Show the count. Accept longer text in the field and reject it with a reason.',
    never: 'Do not cut off pasted text.',
  },
  Checkbox: {
    zh: '复选框（勾选框），用于同意协议和随表单提交的选择。',
    use: 'For consent, and for a choice that is submitted with a form.',
    avoid:
      'For a setting that takes effect at once: Button or a menu. For one of several: ChipGroup.',
    do: 'Word the label so that it is true when the box is checked: 我已阅读并同意….',
    never: 'Do not check it in advance.',
  },
  ChipGroup: {
    zh: '标签组：单选（radio），筛选列表的几个可见选项。',
    use: 'For a few visible filters of a list.',
    avoid: 'For parts of a page: Tabs. For many values: FilterRow.',
    do: 'Start with 全部. Give each choice a URL.',
    never: 'Do not wrap it on phones: it scrolls sideways.',
  },
  FilterRow: {
    zh: '筛选行：一个名称和许多可选值。',
    use: 'For a filter with a name and many values, such as the subjects of courses.',
    avoid: 'For two or three values: ChipGroup.',
    do: 'Name the row after the filtered property.',
    never: 'Do not stack more than three rows above the first result.',
  },
}
