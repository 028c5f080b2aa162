import { lazyComponent } from '@shuyuan/ui'

/** Lazy: the route preloads it in parallel with the lesson. */
export const LessonPlayback = lazyComponent(() =>
  import('./lesson-playback').then((code) => code.LessonPlayback),
)
