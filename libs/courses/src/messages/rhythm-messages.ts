import { weekdayName } from '../rules/weekday-name'

export const rhythmMessages = {
  rhythm: '学习节奏',
  rhythmToday: (minutes: number, goal: number) => `今天 ${minutes} / ${goal} 分钟`,
  rhythmReached: '今天已达标',
  rhythmStreak: (days: number) => `连续 ${days} 天达标`,
  noStreak: '达标一天，就开始连续记录',
  rhythmGoal: (minutes: number) => `每日目标 ${minutes} 分钟`,
  rhythmGoals: '每日目标',
  rhythmGoalChoice: (minutes: number) => `${minutes} 分钟`,
  rhythmTurnOff: '关闭学习节奏',
  rhythmIsOff: '学习节奏已关闭，不再记录学习时间。',
  rhythmTurnOn: '打开',
  rhythmWeek: '最近七天',
  rhythmWeekday: (weekday: number) => weekdayName('zh-CN', weekday),
  rhythmDay: (minutes: number, isReached: boolean) =>
    `${minutes} 分钟${isReached ? '，已达标' : ''}`,
  rhythmHint: '按本机播放的时间计算，只保存在本机。',
}
