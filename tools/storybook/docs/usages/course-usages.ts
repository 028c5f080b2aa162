import type { Usage } from './usage'

/** Courses, lessons, comments, search and the study center. */
export const courseUsages: Record<string, Usage> = {
  CourseCard: {
    use: 'For one course in a list. The title is the link, and the whole card can be clicked.',
    avoid: 'Alone on a page: CourseHeader. For search hits: SearchResults.',
    do: 'Pass isMember, so that a member sees 会员免费 and the price crossed out.',
    never: 'Do not show a price if the list does not say which courses are free for members.',
    measures:
      'Cover 16:9. Padding 12 px, from 768 px on 16 px. The title has up to three lines on phones, two from 768 px on.',
  },
  CourseGrid: {
    use: 'For courses of equal rank: the course list, 最新课程, related courses.',
    avoid: 'For a second list on the same page: CourseLines.',
    do: 'Pass an action for the empty state, and eagerCount for covers on the first screen.',
    never: 'Do not set columns by hand: they follow from the width.',
    measures:
      'Cards at least 136 px wide on phones, 220 px from 768 px on. Four columns at page width. With columns={3} a large first card may fill the last row. Gap 12 px, then 20 px.',
  },
  CourseLines: {
    use: 'For many courses in little space: the table of contents of the home page.',
    avoid: 'For a whole list with pages: CourseGrid.',
    do: 'Put at most one grid of covers on a page, and show the other lists as lines.',
    never: 'Do not add covers or badges to a line.',
    measures:
      'Lines 44 px high. The title ends at its colon, unless two lines start alike. Columns at least 320 px wide.',
  },
  CourseHeader: {
    use: 'At the top of the course page: title, summary, figures, 收藏 and 分享.',
    avoid: 'On a lesson page, where the course is only context.',
    do: 'Leave out figures that are unknown. 收藏 is a star that is filled once the course is saved.',
    never: 'Do not cut the title.',
    measures:
      'Titles of up to 28 characters are set in type-cover, longer ones smaller. The summary is 40rem wide at most.',
  },
  PurchaseCard: {
    use: 'On the course page: the price or the access of this learner, one main action, and what the course contains.',
    avoid: 'At the lower edge of the window: CourseBar. In lists: CourseCard.',
    do: 'Pass the refund policy as refundItem. Keep one primary button. 会员免费看 is a link below it. The trial starts on the cover: TrialTile.',
    never: 'Do not promise anything that the order does not contain.',
    measures: 'Padding 20 px. From 540 px of its own width, the facts are beside the price.',
  },
  CourseBar: {
    use: 'At the lower edge of the window while the actions of PurchaseCard are out of sight.',
    avoid: 'While PurchaseCard is visible: both have the same button.',
    do: 'Make it sticky, not fixed, so that it covers nothing at the end of the page.',
    never: 'Do not put a third action into it.',
    measures:
      'At least 64 px high. Below 768 px it has no title, and only courses on sale show it.',
  },
  TrialTile: {
    use: 'As the cover of a locked course: it starts the trial of one lesson.',
    avoid: 'For a course that is open: PurchaseCard has 开始学习.',
    do: 'Pass a lesson with a trial, and say how long it is.',
    never: 'Do not play the video in the tile.',
    measures: 'Cover 16:9. The link is at least 44 px high, on the side of the cover without text.',
  },
  OutlinePreview: {
    use: 'On the description tab of a course, for the first eight lessons.',
    avoid: 'For the whole course, or beside a video: CourseOutline.',
    do: 'Lead to the outline with 查看全部 24 节.',
    never: 'Do not link locked lessons here.',
    measures: 'Rows at least 44 px high. Dots lead from the title to the length.',
  },
  CourseOutline: {
    use: 'For all lessons of a course: on its outline tab and beside the video.',
    avoid: 'As a teaser: OutlinePreview.',
    do: 'Mark the lesson on the page with currentLessonId. Its chapter is open.',
    never: 'Do not hide locked lessons: show why they are locked, such as 购买课程后可观看.',
    measures:
      'Rows at least 48 px high. Up to 480 px of its own width, the facts are below the title.',
  },
  AttachmentList: {
    use: 'For the files of a course (附件) on their tab.',
    avoid: 'For links in a text: RichText.',
    do: 'Pass barrier and an action if this learner cannot download: the list stays visible.',
    never: 'Do not request the URL before 下载 is clicked: it expires.',
    measures: 'Padding 12 px per row. Icon 24 px.',
  },
  CategoryFilter: {
    use: 'To filter the course list by category, in two levels.',
    avoid: 'For 免费 and 热门: SceneFilter.',
    do: 'Give each category a URL, so that the list can be shared.',
    never: 'Do not show the second level before a category with children is selected.',
    measures: 'One row that scrolls sideways per level on phones.',
  },
  SceneFilter: {
    use: 'Above the course list: 全部, 免费, 热门.',
    avoid: 'For categories: CategoryFilter. To search: SearchBox.',
    do: 'Combine it with the category in one URL.',
    never: 'Do not add a choice that the API cannot answer.',
  },
  CommentForm: {
    use: 'To write a comment on a course or a lesson, or a reply.',
    avoid: 'For visitors and learners without access: CommentBarrierNote says what is missing.',
    do: 'Store the draft with onDraftChange. The form keeps the text when sending fails.',
    never: 'Do not show the error of sending a second time in a toast.',
    measures: 'At most 140 characters. An emoji counts as one.',
  },
  CommentList: {
    use: 'For all comments with their replies, on the course page and below a video.',
    avoid: 'For a few quotes on the description: CommentQuotes.',
    do: 'Let the learner load more by a button. A hundred are shown at a time.',
    never: 'Do not hide a comment that is 审核中 from its author.',
    measures: 'Avatar 40 px, 28 px in replies.',
  },
  CommentQuotes: {
    use: 'For one to three reviewed comments on the description of a course (学员的话).',
    avoid: 'To answer comments: CommentList.',
    do: 'Take real comments of this course. Show nothing if there are none.',
    never: 'Do not edit a quote, and do not invent one.',
    measures:
      'The first is large, the others are in columns at least 288 px wide. At most six lines each.',
  },
  LessonNotes: {
    use: 'Beside a lesson, for the notes and bookmarks of a learner at a second of the video.',
    avoid: 'For texts that others read: CommentForm.',
    do: 'Keep drafts and edits where they survive a crash. Reject with a readable message if a note cannot be stored.',
    never: 'Do not clear the field before the note is stored.',
    measures:
      'At least 280 px wide. Fifty notes are shown at a time. At most 5000 characters each.',
  },
  StudyRhythm: {
    use: 'Beside the title of the study center: this week as seven dots, minutes of today against a goal, and the streak.',
    avoid: 'For the progress in a course: StudyListView.',
    do: 'Keep the record and the goal on the device. Let the learner turn the rhythm off.',
    never: 'Do not remind learners of a streak that ended.',
    measures:
      'At most 60 px high. Nothing before the first minute. From 768 px on with the streak.',
  },
  SearchResults: {
    use: 'For the hits of a search, with the keywords marked.',
    avoid: 'For courses of a category: CourseGrid.',
    do: 'Pass null as the URL of a hit without a page: it stays without a link.',
    never: 'Do not show an empty excerpt, or one that is code.',
    measures: 'Cover 112 px wide, 176 px from 768 px on. Excerpt of two lines, 40rem wide at most.',
  },
  ContinueStrip: {
    use: 'At the top of the home page of a learner: the course to continue with.',
    avoid: 'In the study center: StudyListView has the full list.',
    do: 'Pass a note when there are no courses or loading failed. The height stays the same.',
    never: 'Do not show it to visitors.',
    measures: '224 px high in every state, 184 px from 768 px on. Cover 120 px, then 320 px wide.',
  },
  StudyListView: {
    use: 'For the lists of the study center: 在学课程, 已购课程, 收藏课程.',
    avoid: 'For courses that the learner does not have: CourseGrid.',
    do: 'Show the course learned last as lead, with 接着学.',
    never: 'Do not remove a row because the course is 已下架: the learner paid for it.',
    measures: 'Cover 112 px wide, 144 px from 768 px on. The progress is then a column of 176 px.',
  },
  CoursesLocaleProvider: {
    use: 'Around the components of courses in an app with another language or its own texts.',
    avoid: 'In a Chinese app without such texts: Chinese is built in.',
    do: 'Put one around the app. It also sets dates and spoken durations.',
    never: 'Do not mix two languages on one page.',
  },
}
