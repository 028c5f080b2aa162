import { englishErrors } from '@shuyuan/api'
import { formatDuration } from '@shuyuan/time-format'
import type { CoursesLocale } from './courses-locale'
import { weekdayName } from '../messages/rhythm-messages'

/** Formats counts as `9,800`, or `15.2K` from 10,000 on. Rounds down so as not to exaggerate. */
function formatPeople(count: number): string {
  return new Intl.NumberFormat('en', {
    notation: count < 10_000 ? 'standard' : 'compact',
    maximumFractionDigits: 1,
    roundingMode: 'trunc',
  }).format(count)
}

const plural = (count: number, noun: string) => (count === 1 ? noun : `${noun}s`)

const counted = (count: number, noun: string) => `${count} ${plural(count, noun)}`

function lengthFigure(seconds: number): [figure: string, unit: string] {
  const [count, noun] =
    seconds < 3600
      ? [Math.max(1, Math.round(seconds / 60)), 'minute']
      : [Math.round(seconds / 360) / 10, 'hour']
  return [`${count}`, plural(count, noun)]
}

const completedOf = (completed: number, total: number) =>
  `${completed} of ${counted(total, 'lesson')} completed`

const resourceTypes: Partial<Record<string, string>> = {
  vod: 'Course',
  video: 'Lesson',
  live: 'Live class',
  book: 'E-book',
  topic: 'Article',
  paper: 'Exam',
  practice: 'Practice',
  mock_paper: 'Mock exam',
}

/** English texts of the components. */
export const en: CoursesLocale = {
  language: 'en',
  errors: englishErrors,

  free: 'Free',
  vipFree: 'Free for members',
  vipOnly: 'Members only',
  claim: 'Get for free',
  learners: (count) => `${formatPeople(count)} ${plural(count, 'learner')}`,
  lessonCount: (count) => counted(count, 'lesson'),
  noCourses: 'No courses found',

  learnedOf: completedOf,
  lastWatched: (title) => `Last watched: ${title}`,
  resume: 'Continue',
  nextLesson: 'Next lesson',
  startedLesson: 'Continue watching',
  timeLeft: (time) => `${time} left`,

  categories: 'Categories',
  subcategories: 'Subcategories',
  scenes: 'Filter courses',
  all: 'All',
  courseCount: (count) => counted(count, 'course'),
  sceneFree: 'Free',
  scenePopular: 'Popular',

  favorite: 'Favorite',
  share: 'Share',
  signInToLearn: 'Sign in to learn for free',
  bar: 'Course actions',
  buyShort: 'Buy course',
  buy: (price) => `Buy course for ${price}`,
  watchByVip: 'Free with membership',
  start: 'Start learning',
  continue: 'Continue learning',
  learnAgain: 'Learn again',
  watchTrial: (duration) => `Watch a free preview (${duration})`,
  freeCourse: 'Free course',
  bought: 'Purchased',
  learned: completedOf,
  courseProgress: 'Course progress',
  courseProgressOf: (title) => `Progress in ${title}`,
  continueAt: (title) => `Continue with: ${title}`,
  finishedAll: (lessonCount, seconds) =>
    seconds > 0
      ? `Completed: ${counted(lessonCount, 'lesson')}, ${lengthFigure(seconds).join(' ')}`
      : `Completed: ${counted(lessonCount, 'lesson')}`,
  learnersFigure: (count) => [formatPeople(count), plural(count, 'learner')],
  lessonsFigure: (count) => [`${count}`, plural(count, 'lesson')],
  lengthFigure,
  content: (lessonCount, seconds) =>
    seconds > 0
      ? `${counted(lessonCount, 'lesson')}, ${lengthFigure(seconds).join(' ')} in total`
      : counted(lessonCount, 'lesson'),
  trials: (count) => `${counted(count, 'lesson')} with a free preview`,
  attachments: (count) => counted(count, 'attachment'),
  openedByPurchase: 'Access to all lessons after purchase',
  openedByClaim: 'Access to all lessons once you get the course',
  openedByVip: 'Access to all lessons while your membership is active',

  outline: 'Course outline',
  preview: 'Outline preview',
  showAll: (count) => `Show all ${counted(count, 'lesson')}`,
  trialMark: 'Preview',
  locked: 'Locked',
  otherLessons: 'Other lessons',
  lessonRange: (first, last) => (first === last ? `Lesson ${first}` : `Lessons ${first}–${last}`),
  noLessons: 'No lessons yet',
  current: 'Current lesson',
  percentLearned: (percent) => `${percent}% watched`,
  finished: 'Completed',
  trial: (duration) => `Free preview: ${duration}`,
  finishedOf: completedOf,
  chapterCount: (count) => `${count} chapters`,
  unfoldAll: 'Expand all',
  foldAll: 'Collapse all',
  noteForVisitors: 'Sign in to watch all lessons for free',
  noteForBuyers: 'Buy the course to watch all lessons',
  noteForVips: 'Become a member to watch all lessons',
  noteForBoth: 'Buy the course or become a member to watch all lessons',
  noteForClaim: 'Get the course for free to watch all lessons',
  lockedForBuyers: 'Buy the course to watch',
  lockedForBoth: 'Buy the course or become a member to watch',
  lockedForVips: 'Become a member to watch',
  lockedForClaim: 'Get the course for free to watch',

  download: (name) => `Download ${name}`,
  downloadShort: 'Download',
  noAttachments: 'No attachments yet',

  commentContent: 'Comment',
  submitComment: 'Post comment',
  replyContent: (name) => `Reply to ${name}`,
  reply: 'Reply',
  cancel: 'Cancel',
  barriers: {
    closed: 'Comments are closed',
    'sign-in': 'Sign in to comment',
    buy: 'Buy the course to comment',
    join: 'Become a member to comment',
    'buy-or-join': 'Buy the course or become a member to comment',
    claim: 'Get the course for free to comment',
  },
  emptyComment: 'Enter a comment',
  commentTooLong: (longest) => `A comment can have at most ${longest} characters`,
  onlyTags: 'Text after “<” would be removed as a tag. Add a space after “<”.',
  endsWithLessThan: 'A comment cannot end with “<”, because the server would remove it',
  tooLongWithSpaces: (longest) =>
    `A space is added after “<”. With it, a comment can have at most ${longest} characters.`,
  noComments: 'No comments yet',
  noCommentsHint: 'Yours can be the first.',
  commentTotal: (total) => counted(total, 'comment'),
  replies: (name) => `Replies to ${name}`,
  deletedUser: 'Deleted user',
  anonymousUser: 'Anonymous learner',
  pending: 'This comment is in review and will be shown once it is approved',
  pendingMark: 'In review',
  repliedTo: (name) => `replied to ${name}`,
  from: (place) => `From ${place}`,
  showAllComments: 'Show all comments',
  showMoreComments: (count) => `Show ${count} more ${plural(count, 'comment')}`,
  showReplies: (count) => (count === 1 ? 'Show 1 reply' : `Show all ${count} replies`),

  searchTypes: 'Type of result',
  resourceType: (type) => resourceTypes[type] ?? 'Other',
  hitCount: (total) => counted(total, 'result'),
  noHits: (keywords) => `No results for “${keywords}”`,
  noHitsHint: 'Try a shorter or more common word',

  lists: 'My learning',
  learning: 'In progress',
  boughtCourses: 'Purchased',
  favoriteCourses: 'Favorites',
  empty: {
    learned: 'No courses in progress yet',
    bought: 'No purchased courses yet',
    favorites: 'No favorite courses yet',
  },
  removed: 'This course is no longer available',
  removedCover: 'Not available',
  newLessons: (count) => counted(count, 'new lesson'),
  groups: {
    reading: 'In progress',
    finished: 'Finished',
    planned: 'To start',
    removed: 'Not available',
  },
  emptyDesk: 'Your desk is still empty',
  finishedMark: '✓',
  finishedCourse: (count) => `Finished · ${counted(count, 'lesson')}`,
  accessEnded: 'Access has ended',
  viewCourse: 'View course',
  studiedOn: 'Last studied',
  addedOn: { learned: 'Started', bought: 'Purchased', favorites: 'Added to favorites' },
  removeFavoriteOf: (title) => `Remove ${title} from favorites`,
  progressDetail: 'Lesson progress',
  learnedLesson: (watched, total) => `${watched} / ${total}`,
  noteLabel: (second) => `Note at ${formatDuration(second)}`,
  newNote: 'New note',
  noteHint: 'Notes are stored on this device only.',
  saveKey: 'Ctrl + Enter',
  saveNote: 'Save note',
  addBookmark: 'Add bookmark',
  bookmark: 'Bookmark',
  emptyNote: 'Enter a note',
  noteTooLong: 'A note has at most 5,000 characters',
  editNote: 'Edit',
  editNoteText: 'Edit the note',
  deleteNote: 'Delete',
  noteDeleted: 'A note was deleted',
  undoDelete: 'Undo',
  cancelEdit: 'Cancel',
  searchNotes: 'Search notes',
  notesFound: (count) => counted(count, 'note'),
  noNotes: 'No notes yet',
  noNotesHint: 'Stop at something worth keeping, and write it down.',
  noNotesFound: 'Nothing found',
  noteScope: 'Notes of',
  lessonNotes: 'This lesson',
  courseNotes: 'The whole course',
  moreNotes: 'Show more',
  playNote: (second) => `Play ${formatDuration(second)}`,
  exportNotes: 'Export',
  importNotes: 'Import',
  deletesOnSignOut: 'Delete the notes on this device when I sign out',
  notesListed: 'Notes',
  rhythm: 'Study rhythm',
  rhythmToday: (minutes, goal) => `${minutes} of ${goal} minutes today`,
  rhythmReached: (minutes, goal) => `${minutes} of ${goal} minutes today, goal reached`,
  rhythmStreak: (days) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  noStreak: (goal) => `Study ${goal} minutes today to start a streak`,
  rhythmGoal: ', daily goal',
  rhythmGoals: 'Daily goal',
  rhythmGoalChoice: (minutes) => `${minutes} minutes`,
  rhythmTurnOff: 'Turn off the study rhythm',
  rhythmIsOff: 'The study rhythm is off',
  rhythmTurnOn: 'Turn on',
  rhythmWeek: 'This week',
  rhythmWeekday: (weekday) => weekdayName('en', weekday),
  rhythmDay: (minutes, isReached) => `${minutes} minutes${isReached ? ', goal reached' : ''}`,
  rhythmSeal: '✓',
  rhythmHint: 'Counts playback on this device. It is not uploaded.',
}
