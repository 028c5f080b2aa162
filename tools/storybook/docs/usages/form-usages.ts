import type { Usage } from './usage'

/** Fields and choices. */
export const formUsages: Record<string, Usage> = {
  TextField: {
    use: 'For one line of text: a mobile number, a name, a code.',
    avoid:
      'For passwords: PasswordField. For sentences: TextArea. For one of few values: ChipGroup.',
    do: 'State the expected format in the hint. Put a button that belongs to the field in trailing.',
    never:
      'Do not use the placeholder as the only label, and do not clear the field after an error.',
  },
  PasswordField: {
    use: 'For every password, new or known.',
    avoid: 'For SMS codes: TextField.',
    do: 'Set autoComplete to the kind of password, so that browsers fill it in or suggest one.',
    never: 'Do not ask for it twice: learners can show it instead.',
  },
  TextArea: {
    use: 'For sentences: comments, reasons.',
    avoid: 'For a single line: TextField.',
    do: 'Show the count. Accept longer text in the field and reject it with a reason.',
    never: 'Do not cut off pasted text.',
  },
  Checkbox: {
    use: 'For consent, and for a choice that is submitted with a form.',
    avoid:
      'For a setting that takes effect at once: Button or a menu. For one of several: ChipGroup.',
    do: 'Word the label so that it is true when the box is checked: 我已阅读并同意….',
    never: 'Do not check it in advance.',
  },
  ChipGroup: {
    use: 'For a few visible filters of a list.',
    avoid: 'For parts of a page: Tabs. For many values: FilterRow.',
    do: 'Start with 全部. Give each choice a URL.',
    never: 'Do not wrap it on phones: it scrolls sideways.',
  },
  FilterRow: {
    use: 'For a filter with a name and many values, such as the subjects of courses.',
    avoid: 'For two or three values: ChipGroup.',
    do: 'Name the row after the filtered property.',
    never: 'Do not stack more than three rows above the first result.',
  },
}
