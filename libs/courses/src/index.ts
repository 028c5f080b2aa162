// Components and rules for courses: cards, filters, outline, comments, files, search and study
// center. Data and URLs are props. Independent of the router, the query cache and the network.

// Language
export { CoursesLocaleProvider } from './courses-locale-provider/courses-locale-provider'

// Rules
export { commentBarrier, type CommentBarrier, type CommentRights } from './rules/comment-barrier'
export { commentError, maxCommentLength } from './rules/comment-error'
export {
  courseAccess,
  isFullyOpen,
  isOpenToVip,
  lessonAccess,
  type CourseAccess,
  type LessonAccess,
} from './rules/access'
export { formatFileSize } from './rules/format-file-size'
export {
  continueLesson,
  courseLength,
  lessonsInOrder,
  nextLesson,
  previousLesson,
} from './rules/lesson-order'
export { courseProgress, percentWatched } from './rules/percent-watched'
export { syncFavorite, type SyncFavoriteInput } from './rules/sync-favorite'
export { splitByKeywords } from './rules/split-by-keywords'
export { splitLead } from './rules/split-lead'
export { splitTitle } from './rules/split-title'
export { needsCourseDetail, studyProgress } from './rules/study-progress'

// Lists of courses
export { CourseCard } from './course-card/course-card'
export { CourseGrid } from './course-grid/course-grid'
export { CourseGridSkeleton } from './course-grid/course-grid-skeleton'
export { CourseLines } from './course-lines/course-lines'
export { CategoryFilter } from './category-filter/category-filter'
export { SceneFilter } from './scene-filter/scene-filter'

// One course
export { CourseHeader } from './course-header/course-header'
export { CourseHeaderSkeleton } from './course-header/course-header-skeleton'
export { PurchaseCard } from './purchase-card/purchase-card'
export { PurchaseCardSkeleton } from './purchase-card/purchase-card-skeleton'
export { RefundItem } from './purchase-card/refund-item'
export { OutlinePreview } from './outline-preview/outline-preview'
export { TrialTile } from './trial-tile/trial-tile'
export { CourseBar } from './course-bar/course-bar'
export { CourseOutline } from './course-outline/course-outline'
export { AttachmentList } from './attachment-list/attachment-list'

// Comments
export { CommentBarrierNote } from './comment-form/comment-barrier-note'
export { CommentForm } from './comment-form/comment-form'
export { CommentList } from './comment-list/comment-list'
export { CommentQuotes } from './comment-quotes/comment-quotes'

// Notes
export { LessonNotes } from './lesson-notes/lesson-notes'
export { readLessonNote, searchNotes, sortNotes } from './rules/lesson-note'
export { notesFromMarkdown, notesToMarkdown } from './rules/notes-markdown'
export { StudyRhythm } from './study-rhythm/study-rhythm'
export { defaultGoal, localDate, readStudyDay, studyRhythm } from './rules/study-rhythm'

// Search
export { Highlighted } from './search-results/highlighted'
export { SearchResultsSkeleton } from './search-results/search-results-skeleton'
export { SearchResults } from './search-results/search-results'
export { SearchRow } from './search-results/search-row'
export { SearchTypeFilter } from './search-results/search-type-filter'

// Study center
export { ContinueCard } from './study-list/continue-card'
export { ContinueStrip } from './study-list/continue-strip'
export { LearnedLessonList } from './study-list/learned-lesson-list'
export { StudyListSkeleton, type StudyListSkeletonProps } from './study-list/study-list-skeleton'
export { StudyListView, type StudyListViewProps } from './study-list/study-list-view'
export { StudyRowView } from './study-list/study-row-view'
export { StudyTabs } from './study-list/study-tabs'

export type { CoursesLocaleProviderProps } from './courses-locale-provider/courses-locale-provider'
export type { CoursesLocale } from './locales/courses-locale'
export type { AttachmentListProps } from './attachment-list/attachment-list'
export type { CategoryFilterProps } from './category-filter/category-filter'
export type { CommentBarrierNoteProps } from './comment-form/comment-barrier-note'
export type { CommentFormProps } from './comment-form/comment-form'
export type { CommentListProps, MoreState, ReplyDraft } from './comment-list/comment-list-props'
export type { CommentQuotesProps } from './comment-quotes/comment-quotes'
export type { CourseBarProps } from './course-bar/course-bar'
export type { CardVariant } from './course-card/course-card'
export type { CourseCardProps } from './course-card/course-card'
export type { CourseGridProps } from './course-grid/course-grid'
export type { CourseGridSkeletonProps } from './course-grid/course-grid-skeleton'
export type { CourseHeaderProps } from './course-header/course-header'
export type { CourseLine, CourseLinesProps } from './course-lines/course-lines'
export { VipTermsProvider } from './vip-terms-provider/vip-terms-provider'
export { useVipTerms, type VipTerms } from './vip-terms-provider/vip-terms'
export type { VipTermsProviderProps } from './vip-terms-provider/vip-terms-provider'
export type { CourseOutlineProps } from './course-outline/course-outline-props'
export type { OutlinePreviewProps } from './outline-preview/outline-preview'
export type { TrialTileProps } from './trial-tile/trial-tile'
export type { PurchaseCardProps } from './purchase-card/purchase-card'
export type { HighlightedProps } from './search-results/highlighted'
export type { ContinueCardProps } from './study-list/continue-card'
export type { ContinueStripProps } from './study-list/continue-strip'
export type { LearnedLessonListProps } from './study-list/learned-lesson-list'
export type { LessonNotesProps, NoteDraft } from './lesson-notes/lesson-notes'
export type { NoteActions } from './lesson-notes/note-list'
export type { LessonNote } from './rules/lesson-note'
export type { StudyRhythmProps } from './study-rhythm/study-rhythm'
export type { RhythmDay, RhythmSummary, StudyDay } from './rules/study-rhythm'
export type { ImportedNote, NotesFile, NoteUrls } from './rules/notes-markdown'
export type { SceneFilterProps } from './scene-filter/scene-filter'
export type { SearchResultsProps } from './search-results/search-results'
export type { SearchRowProps } from './search-results/search-row'
export type { SearchType, SearchTypeFilterProps } from './search-results/search-type-filter'
export type { StudyRowViewProps } from './study-list/study-row-view'
export type { StudyTabsProps } from './study-list/study-tabs'
export type { ContinueTarget } from './rules/lesson-order'
export type { CourseProgress } from './rules/percent-watched'
export type { SplitList } from './rules/split-lead'
export type { NextLesson, StudyProgress } from './rules/study-progress'
export type { TextPiece } from './rules/split-by-keywords'
