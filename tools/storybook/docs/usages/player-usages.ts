import type { Usage } from './usage'

/** Video player. */
export const playerUsages: Record<string, Usage> = {
  Player: {
    zh: '视频播放器：倍速、清晰度、字幕、快捷键、断点续播，断网（离线 offline）时保留进度。',
    use: 'For a lesson: resumes it, records the watched parts, and ends a trial exactly.',
    avoid: 'For a video in a text: RichText embeds it. For silent decoration: use an image.',
    do: 'Set key to the ID of the lesson, and pass onRetry so that 重试 gets a new URL.',
    never: 'Do not start with sound when the page opens, except for 播放下一节.',
    measures:
      'As wide as its container, 16:9. Up to 560 px wide, the less used controls are behind 更多控件.',
  },
  StreamPlayer: {
    zh: '播放 HLS 视频流，供播放器内部使用。',
    use: 'Inside Player, for streams. Use it directly only in stories and tests of the library.',
    avoid: 'In an app: Player also shows embedded frames and missing sources.',
    do: 'Pass one stream per quality. If one fails, the next is played.',
    never: 'Do not pass an empty list.',
    measures: 'As wide as its container, 16:9.',
  },
  FailurePanel: {
    zh: '无法播放时的提示，每种原因一句话。',
    use: 'Over the video when nothing plays, with one sentence for each cause.',
    avoid: 'For a failed page: ErrorBlock.',
    do: 'Offer 重试 if it may help, and say if playback continues on its own: 网络断了，恢复后自动继续.',
    never: 'Do not show error codes.',
    measures: 'Text 30em wide at most. Padding 16 px.',
  },
  Gestures: {
    zh: '触屏手势：长按 2 倍速，双击快进或快退 10 秒。',
    use: 'To see what touch does: hold for 2×, double tap to jump 10 s, 更多控件 on a narrow player.',
    avoid: 'As the only way to do something: each gesture also has a key or a control.',
    do: 'Show the result over the video: 前进 20 秒, 2× 播放中，松开恢复.',
    never: 'Do not use swipes that the page or the system needs.',
    measures: 'Jumps at the left and right third of the video.',
  },
  Tracks: {
    zh: '字幕和章节，来自 WebVTT 文件。',
    use: 'To see captions and chapters of a lesson, which come from WebVTT files.',
    avoid: 'For text below the video: RichText.',
    do: 'Name each track by its language. The chapter is announced with the position.',
    never: 'Do not show 字幕 or 章节 for a lesson without them.',
  },
  Transcript: {
    zh: '文字稿：字幕整理成段，点一句从那里播放。',
    use: 'Below the video of a lesson with captions. Each sentence plays from its first second.',
    avoid: 'For the text of a lesson: RichText. For captions over the video: the tracks of Player.',
    do: 'Pass the player, so that it follows the video until the reader scrolls.',
    never: 'Do not show it for a trial: it contains the whole lesson.',
    measures:
      'Lines of 36 characters at most, 18 px. As high as its container allows; then the text scrolls.',
  },
}
