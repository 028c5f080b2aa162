export { seeAllCourses } from '../../core/page/messages'
export { search, searchResultsFor } from '../../core/router/titles'

export const searchPrompt = '想学什么？课程和每一节都能搜到。'
export const searchBest = '仅显示最相关的 100 条，试试更具体的关键字。'
export const titleMatches = (keywords: string) => `标题含有“${keywords}”的课程`
export const foundByTitle = (count: number) => `站内搜索没有结果，按课程标题找到 ${count} 门`
export const noLessonsButCourses = (count: number) => `没有相关的单节，按课名找到 ${count} 门课程`
export const searchEverything = '搜索全部类型'
export const suggestions = '搜索建议'
export const recentSearches = '最近搜过'
export const clearSearches = '清除'
export const subjects = '按科目找'
export const suggestionCount = (count: number) => `${count} 条搜索建议`
export const lesson = '单节'
