const resourceTypes: Partial<Record<string, string>> = {
  vod: '课程',
  video: '单节',
  live: '直播',
  book: '电子书',
  topic: '图文',
  paper: '试卷',
  practice: '练习',
  mock_paper: '模拟卷',
}

export const searchMessages = {
  searchTypes: '搜索类型',
  resourceType: (type: string) => resourceTypes[type] ?? '其他',
  hitCount: (total: number) => `共找到 ${total} 条结果`,
  noHits: (keywords: string) => `暂无与“${keywords}”相关的内容`,
  noHitsHint: '换个关键字试试',
}
