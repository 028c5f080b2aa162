import type { Usage } from './usage'

/** Buttons, links and navigation. */
export const actionUsages: Record<string, Usage> = {
  Button: {
    use: 'For what happens on this page: buy, save, send, retry.',
    avoid: 'To go to another page: ButtonLink. For an icon alone: IconButton.',
    do: 'One primary button in a view. A verb with two to four characters: 立即购买.',
    never:
      'Do not disable a submit button because fields are empty, and do not put two primary buttons side by side.',
  },
  ButtonLink: {
    use: 'For the way on that matters most, when it is another page: 去学习, 查看课程.',
    avoid: 'When nothing is opened but something happens: Button. In a sentence: Link.',
    do: 'Let it look like the button that would stand there. Say with newTab that a window opens.',
    never: 'Do not use it for every link of a list: the rows themselves are the links.',
  },
  IconButton: {
    use: 'For an action that everybody knows by its icon, where there is no room for words: 关闭, 搜索, 消息.',
    avoid: 'When the icon has to be guessed: Button with a word.',
    do: 'Name it by what it does, so that it is heard and shown.',
    never: 'Do not put the main action of a page behind an icon.',
  },
  Link: {
    use: 'For a place that a sentence or a row names.',
    avoid: 'For the main way on of a page: ButtonLink. For an action: Button.',
    do: 'Underline nothing but links. Let the words say where it goes: 全部课程.',
    never: 'Do not write 点击这里.',
  },
  Breadcrumb: {
    use: 'On pages that are two or more steps below home, to go back up.',
    avoid: 'To show the steps of a purchase or a form, which cannot be entered at will.',
    do: 'Let the last entry name this page.',
    never: 'Do not repeat the main navigation in it.',
  },
  Tabs: {
    use: 'For parts of one page that are read one at a time: 详情, 目录, 评论.',
    avoid: 'To filter a list: ChipGroup. For steps that follow each other.',
    do: 'Two to five tabs with short names. The first is what most people want.',
    never: 'Do not hide in a tab what decides a purchase.',
  },
  Pagination: {
    use: 'For long lists that people come back to, such as orders and courses.',
    avoid: 'For comments and the like, which are read on: a button that loads more.',
    do: 'Put it below the list and keep the page in the URL.',
    never: 'Do not show it for a single page: it hides itself.',
  },
}
