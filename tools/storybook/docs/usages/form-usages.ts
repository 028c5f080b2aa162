import type { Usage } from './usage'

/** Fields and choices. */
export const formUsages: Record<string, Usage> = {
  TextField: {
    use: 'For one line that is typed: a mobile number, a name, a code.',
    avoid:
      'For passwords: PasswordField. For sentences: TextArea. For one of few values: ChipGroup.',
    do: 'Say in the hint what is expected before it goes wrong. Put a button that belongs to the field in trailing.',
    never:
      'Do not use the placeholder as the only label, and do not clear the field after an error.',
  },
  PasswordField: {
    use: 'For every password, new or known.',
    avoid: 'For codes that are sent to the phone: TextField.',
    do: 'Tell the browser which password it is, so that it can be filled in or suggested.',
    never: 'Do not ask for it twice: it can be shown instead.',
  },
  TextArea: {
    use: 'For sentences: comments, reasons.',
    avoid: 'For what is always one line: TextField.',
    do: 'Show the count when people come near the end. Let more be typed and refuse it with a reason.',
    never: 'Do not cut off what was pasted.',
  },
  Checkbox: {
    use: 'For consent and for a choice that is sent with a form.',
    avoid: 'For what takes effect at once: Button or a menu. For one of several: ChipGroup.',
    do: 'Write the label so that it is true when it is ticked: 我已阅读并同意….',
    never: 'Do not tick it beforehand.',
  },
  ChipGroup: {
    use: 'For one of a few filters of a list, all in sight.',
    avoid: 'For parts of a page: Tabs. For many values: FilterRow.',
    do: 'Begin with 全部. Let each choice be a URL that can be shared.',
    never: 'Do not let it wrap on phones: it scrolls sideways.',
  },
  FilterRow: {
    use: 'For a filter with a name and many values, such as the subjects of courses.',
    avoid: 'For two or three values: ChipGroup.',
    do: 'Name the row by what it filters.',
    never: 'Do not stack more than three rows before the first course is seen.',
  },
}
