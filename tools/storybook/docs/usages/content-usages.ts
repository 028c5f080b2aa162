import type { Usage } from './usage'

/** Content and its containers. */
export const contentUsages: Record<string, Usage> = {
  Avatar: {
    use: 'Beside the name of a person.',
    avoid: 'For courses: Cover. For the school: LogoLink.',
    do: 'Keep the name beside it: the image is decoration.',
    never: 'Do not use it alone as a button without a name.',
  },
  Badge: {
    use: 'For one word that helps to choose: 免费, 会员免费, 已完结.',
    avoid: 'For counts, links and buttons.',
    do: 'Choose the tone by meaning. Use one badge per card.',
    never: 'Do not use the tone member for anything but memberships.',
  },
  Cover: {
    use: 'For the image of a course, or a drawing if it has none.',
    avoid: 'For images in a text: RichText shows them.',
    do: 'Pass the title: the drawing for a missing image shows it.',
    never: 'Do not put text over it.',
  },
  Price: {
    use: 'For every amount of money.',
    avoid: 'For points, which are a number.',
    do: 'Put the price to pay first and the former price after it, smaller.',
    never: 'Do not write ¥0: say 免费.',
  },
  QrCode: {
    use: 'To continue on a phone: sign in, pay.',
    avoid: 'On phones, which cannot scan their own screen: a link.',
    do: 'Say which app scans it, and how long it is valid.',
    never: 'Do not make it smaller than 120 px.',
  },
  RichText: {
    use: 'For texts of the school: descriptions, announcements.',
    avoid: 'For texts of the site itself.',
    do: 'Give it the width of a text, 40rem.',
    never: 'Do not limit its height without a button that shows the rest.',
  },
  TimeAgo: {
    use: 'For times whose age matters more than the date: comments, messages.',
    avoid: 'For dates that must be exact: the end of a membership, an order.',
    do: 'Put it after the text that it dates.',
    never: 'Do not write 刚刚 by hand.',
  },
  Card: {
    use: 'For one item among others: a course, a plan, a form.',
    avoid: 'Around paragraphs: a heading and space are enough.',
    do: 'Pass interactive if the whole card is a link.',
    never: 'Do not nest cards.',
  },
  Container: {
    use: 'Around the content of a page, for its width and margins.',
    avoid: 'In cards and dialogs.',
    do: 'Use one for each band of a page.',
    never: 'Do not set other page widths by hand.',
  },
  PageHeading: {
    use: 'For the title of a page, once per page.',
    avoid: 'For titles of parts: Section.',
    do: 'Use the same words as the title of the browser tab.',
    never: 'Do not omit it because the navigation shows the same words.',
  },
  TitleText: {
    use: 'For titles of courses and lessons, inside a heading or link.',
    avoid: 'For fixed titles of the site: plain text.',
    do: 'Pass the whole title as text.',
    never: 'Do not put invisible characters into the title yourself.',
  },
  Section: {
    use: 'For a part of a page with a title.',
    avoid: 'For a single item: Card.',
    do: 'Put the link to the whole list beside the title: 查看全部.',
    never: 'Do not skip a heading level to get another size.',
  },
  VisuallyHidden: {
    use: 'For text that only screen readers need, because others see an image.',
    avoid: 'For text that everybody should read.',
    do: 'Keep it short.',
    never: 'Do not put controls into it.',
  },
  ThemeScope: {
    use: 'For components of this library in a page with its own styles.',
    avoid: 'In pages of Shuyuan: GlobalStyle covers them.',
    do: 'Put one around each group of components, as high as possible.',
    never: 'Do not nest scopes.',
  },
}
