import { lazyComponent } from '@shuyuan/ui'

/** The player and what binds it to the site, whose code is fetched beside the data of its lesson. */
export const LessonPlayback = lazyComponent(() =>
  import('./lesson-playback').then((code) => code.LessonPlayback),
)
