import type { Usage } from './usage'

/** Site frame and home page. */
export const siteUsages: Record<string, Usage> = {
  PageFrame: {
    use: 'Once per page, around header, content and footer.',
    avoid: 'For the width of content: Container.',
    do: 'Pass TabBar after the footer. The content gets the focus of SkipLink.',
    never: 'Do not put a second main into it.',
    measures: 'The content is at least as high as the window below the header.',
  },
  SiteHeader: {
    use: 'On every page of the site: logo, navigation, search, account.',
    avoid: 'On a page outside of the site, such as 找不到页面: LogoLink and SearchBox.',
    do: 'Pass loading as the account until it is known, so that nothing moves.',
    never: 'Do not put another control into it before one is removed.',
    measures:
      '64 px high from 1024 px on. Below 1024 px the navigation has its own line. Below 768 px it is a bar of 56 px with a panel.',
  },
  MainNav: {
    use: 'In SiteHeader, for the entries that the school has arranged, in two levels.',
    avoid: 'For parts of a page: Tabs. For the four main pages on phones: TabBar.',
    do: 'Let it move entries that do not fit into 更多.',
    never: 'Do not shorten the names of entries.',
    measures: 'Entries 44 px high, 64 px beside the logo. Submenu 168 to 280 px wide.',
  },
  TabBar: {
    use: 'On phones, for 首页, 课程, 学习 and 我的.',
    avoid: 'In wide windows: SiteHeader has the same links.',
    do: 'Pass it to PageFrame after the footer. It is sticky, so it covers nothing at the end.',
    never: 'Do not add a fifth tab or an action.',
    measures: '56 px high. Hidden from 768 px on, and in windows up to 480 px high.',
  },
  LogoLink: {
    use: 'For the link to the home page, in the header and on the page 找不到页面.',
    avoid: 'For the logo of a partner: use an image.',
    do: 'Pass the name as well: it replaces a logo that is missing or broken.',
    never: 'Do not write the name beside a logo that contains it.',
    measures: '140 to 264 px wide, at most 26 % of the window. Logo up to 180 × 40 px.',
  },
  SearchBox: {
    use: 'To search the site: in the header, on the results page and on 找不到页面.',
    avoid: 'To filter a list: ChipGroup.',
    do: 'Pass action, so that the search works before the script has loaded.',
    never: 'Do not search without keywords: focus the field instead.',
    measures: '40 px high, 46 px on touch screens. At most 100 characters.',
  },
  AppearanceMenu: {
    use: 'In the header, for 主题 and 高对比度.',
    avoid: 'For settings of the account: the user center.',
    do: 'Apply a choice at once, and load the content on intent.',
    never: 'Do not set a theme that the visitor has not chosen: 跟随系统 is the default.',
    measures: 'Choices at least 44 px high.',
  },
  AnnouncementBar: {
    use: 'Above the header, for the latest announcement, until the visitor closes it.',
    avoid: 'For errors and for one learner: a toast or a message.',
    do: 'Reserve its height with --sy-announcement-height, so that the page does not move.',
    never: 'Do not show it again after 关闭公告.',
    measures: 'One line, 44 px high.',
  },
  AnnouncementView: {
    use: 'On the announcement page: the title, the time and the whole text.',
    avoid: 'For the link above the header: AnnouncementBar.',
    do: 'Pass baseUrl to resolve the images of the CMS.',
    never: 'Do not repeat the title in the text of the page.',
  },
  SiteFooter: {
    use: 'At the end of every page: 关于我们, documents, copyright and filing numbers.',
    avoid: 'For links that a learner needs every day: MainNav.',
    do: 'Pass the filing numbers with their links, which are required by law.',
    never: 'Do not let it move when content loads: PageFrame keeps it below the window.',
    measures: 'Padding 40 px, with 64 px above it. flush removes the space above.',
  },
  SkipLink: {
    use: 'In PageFrame, as the first Tab stop: 跳到主要内容.',
    avoid: 'For links to parts of a page: Link.',
    do: 'Show it as soon as it has the focus.',
    never: 'Do not put anything before it that takes the focus.',
    measures: '8 px from the upper left corner.',
  },
  LayoutLocaleProvider: {
    use: 'Around header and footer in an app with another language, or with texts of its own.',
    avoid: 'In a Chinese app without such texts: Chinese is built in.',
    do: 'Put one around the frame of the site.',
    never: 'Do not translate the entries of the navigation here: the school names them.',
  },
  Hero: {
    use: 'At the top of the home page of a visitor: what the school teaches, and one button.',
    avoid: 'For learners, who get ContinueStrip. For several slides: HomeBlocks.',
    do: 'Omit the image if there is none: the text is sufficient.',
    never: 'Do not put text into the image.',
    measures:
      '288 to 400 px high from 768 px on, the text in the left half. On phones the image is below the text, 16:9.',
  },
  HomeBlocks: {
    use: 'For the blocks of the home page that an administrator has arranged.',
    avoid: 'For blocks of the app itself, such as 最新课程: Section.',
    do: 'Log blocks that fail with onBlockError. The others stay.',
    never: 'Do not show prices in a block whose title names 会员 if the member prices are unknown.',
    measures: 'Spacers are at most 400 px high.',
  },
}
