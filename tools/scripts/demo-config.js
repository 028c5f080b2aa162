// Sample config.js for the school of the sandbox API.
window.shuyuanConfig = {
  hero: {
    title: '慢一点，学扎实',
    text: '九个方向，六十多门讲得清楚的系统课。每节课只讲一件事，学完就能用上。',
    action: { label: '浏览全部课程', href: '/courses' },
  },
  transcriptFor: '{apiBaseUrl}/media/transcripts/{lessonId}.vtt',
}
