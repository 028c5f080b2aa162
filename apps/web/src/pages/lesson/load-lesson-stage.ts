/** The player and what binds it to the site, fetched beside the data of its lesson. */
export const loadLessonStage = () => import('./lesson-stage').then(({ LessonStage }) => LessonStage)
