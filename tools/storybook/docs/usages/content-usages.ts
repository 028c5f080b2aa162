import type { Usage } from './usage'

/** Content and its containers. */
export const contentUsages: Record<string, Usage> = {
  Avatar: {
    use: 'Beside the name of a person.',
    avoid: 'For courses and schools: Cover or the logo.',
    do: 'Keep the name beside it: the picture is decoration.',
    never: 'Do not use it alone as a button without a name.',
  },
  Badge: {
    use: 'For one word about a thing that helps to choose: 免费, 会员免费, 已完结.',
    avoid: 'For counts and for what can be clicked.',
    do: 'Take the tone from the meaning. One badge on a card.',
    never: 'Do not use the tone of membership for anything else.',
  },
  Cover: {
    use: 'For the image of a course, also when there is none.',
    avoid: 'For pictures inside of a text: RichText shows them.',
    do: 'Give it the title, so that a missing image is drawn.',
    never: 'Do not lay words over it.',
  },
  Price: {
    use: 'For every sum of money.',
    avoid: 'For points: they are a number.',
    do: 'Put the price to pay first and the old one after it, smaller.',
    never: 'Do not write ¥0: say 免费.',
  },
  QrCode: {
    use: 'To go on with a phone: sign in, pay.',
    avoid: 'On phones, where nobody can scan it.',
    do: 'Say what to scan it with, and how long it holds.',
    never: 'Do not make it smaller than 120 px.',
  },
  RichText: {
    use: 'For texts that a school has written: descriptions, announcements.',
    avoid: 'For sentences of the site itself.',
    do: 'Give it the whole width of a text, 40 characters.',
    never: 'Do not cut it off by height without a way to read on.',
  },
  TimeAgo: {
    use: 'For when something happened, where near means more than exact: comments, messages.',
    avoid: 'For dates that matter to the day: the end of a membership, an order.',
    do: 'Let it stand after what it is about.',
    never: 'Do not write 刚刚 by hand.',
  },
  Card: {
    use: 'For a thing of its own among others: a course, a plan, a form.',
    avoid: 'To frame every paragraph: a heading and space are enough.',
    do: 'Use interactive when the whole card leads somewhere.',
    never: 'Do not put cards into cards.',
  },
  Container: {
    use: 'Around the content of a page, for its width and margins.',
    avoid: 'Inside of cards and dialogs.',
    do: 'One for each band of a page.',
    never: 'Do not set widths by hand beside it.',
  },
  PageHeading: {
    use: 'For the title of a page, once.',
    avoid: 'For titles of parts: Section.',
    do: 'Name what the page is about, as the browser tab does.',
    never: 'Do not leave it out because the navigation says it.',
  },
  TitleText: {
    use: 'For titles of courses and lessons, inside a heading or link.',
    avoid: 'For titles that are part of the page: their words are known.',
    do: 'Give it the whole title as text.',
    never: 'Do not put invisible characters into the title yourself.',
  },
  Section: {
    use: 'For a part of a page that has a name.',
    avoid: 'For a single thing: Card.',
    do: 'Put the way to all of it beside the title: 查看全部.',
    never: 'Do not skip a level of headings for its size.',
  },
  VisuallyHidden: {
    use: 'For words that only screen readers need, because the picture says them to others.',
    avoid: 'For what everybody should read.',
    do: 'Keep it short.',
    never: 'Do not hide controls in it.',
  },
  ThemeScope: {
    use: 'For our parts in a page that has a style of its own.',
    avoid: 'In pages of Shuyuan: they have the global style.',
    do: 'Put one around each place, as high up as our parts go.',
    never: 'Do not nest scopes.',
  },
}
