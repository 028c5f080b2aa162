/** Short name of a weekday, such as `周日` or `Sun`. 0 is Sunday. */
export function weekdayName(language: 'zh-CN' | 'en', weekday: number): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // February 1, 2026 is a Sunday.
  return format.format(Date.UTC(2026, 1, 1 + weekday))
}

export const rhythmMessages = {
  rhythm: '学习节奏',
  rhythmToday: (minutes: number, goal: number) => `今天 ${minutes} / ${goal} 分钟`,
  rhythmReached: (minutes: number, goal: number) => `今天 ${minutes} / ${goal} 分钟，已达标`,
  rhythmStreak: (days: number) => `连续 ${days} 天达标`,
  noStreak: (goal: number) => `今天学满 ${goal} 分钟，就是第一天`,
  rhythmGoal: '，每日目标',
  rhythmGoals: '每日目标',
  rhythmGoalChoice: (minutes: number) => `${minutes} 分钟`,
  rhythmTurnOff: '关闭学习节奏',
  rhythmIsOff: '学习节奏已关闭',
  rhythmTurnOn: '打开',
  rhythmWeek: '本周',
  rhythmWeekday: (weekday: number) => weekdayName('zh-CN', weekday),
  rhythmDay: (minutes: number, isReached: boolean) =>
    `${minutes} 分钟${isReached ? '，已达标' : ''}`,
  rhythmSeal: '勤',
  rhythmHint: '只算这台设备上的播放时间，不上传。',
}
