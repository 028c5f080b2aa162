import type { Usage } from './usage'

/** Buttons, links and navigation. */
export const actionUsages: Record<string, Usage> = {
  Button: {
    zh: '按钮，执行当前页面上的操作；有主要、次要、幽灵、危险四种样式，悬停、按下、禁用、加载中各有状态。',
    use: 'For an action on this page: buy, save, send, retry.',
    avoid: 'To go to another page: ButtonLink. For an icon alone: IconButton.',
    do: 'One primary button in a view. A verb with two to four characters: 立即购买.',
    never:
      'Do not disable a submit button because fields are empty, and do not put two primary buttons side by side.',
  },
  ButtonLink: {
    zh: '按钮样式的链接，去往另一个页面。',
    use: 'For the most important link of a view: 去学习, 查看课程.',
    avoid: 'For an action on this page: Button. In a sentence: Link.',
    do: 'Choose the variant as for a Button. Pass newTab if it opens a window, which the link then announces.',
    never: 'Do not add one to each row of a list: the row itself is the link.',
  },
  IconButton: {
    zh: '只有图标的按钮，名称显示为文字提示（tooltip），悬停或聚焦时出现。',
    use: 'For an action with a well-known icon, where there is no room for words: 关闭, 搜索, 消息.',
    avoid: 'If visitors would have to guess the icon: Button with a word.',
    do: 'Name the action in label: screen readers announce it, and it is the tooltip.',
    never: 'Do not put the main action of a page behind an icon.',
  },
  Link: {
    zh: '文字链接，去往句子或列表里提到的页面。',
    use: 'For a page that a sentence or a row names.',
    avoid: 'For the most important link of a view: ButtonLink. For an action: Button.',
    do: 'Underline only links. Name the target: 全部课程.',
    never: 'Do not write 点击这里.',
  },
  Breadcrumb: {
    zh: '面包屑导航，从深层页面回到上级。',
    use: 'On pages two or more levels below the home page, to go back up.',
    avoid: 'To show the steps of a purchase or a form.',
    do: 'End with the name of this page.',
    never: 'Do not repeat the main navigation in it.',
  },
  Tabs: {
    zh: '标签页（选项卡），在同一页面的几部分内容之间切换。',
    use: 'For parts of one page that visitors read one at a time: 课程详情, 课程目录, 课程评论.',
    avoid: 'To filter a list: ChipGroup. For steps that follow each other.',
    do: 'Use two to five tabs with short names. Put the one that most visitors want first.',
    never: 'Do not hide facts that decide a purchase in a tab.',
  },
  Pagination: {
    zh: '分页（翻页），用于长列表。',
    use: 'For long lists that visitors return to, such as orders and courses.',
    avoid: 'For comments, which visitors read in order: a button that loads more.',
    do: 'Put it below the list and keep the page in the URL.',
    never: 'Do not show it for a single page: it hides itself.',
  },
}
