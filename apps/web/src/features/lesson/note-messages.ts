// Texts of the notes, which load with them.
export const unavailable = '浏览器不允许保存笔记，关闭无痕模式后重试'
export const full = '这台设备空间不足，没有保存。清理后重试，写下的内容还在'
export const bothKept = '另一个标签页也改过这条笔记，两份都已保留'
export const imported = (count: number) => `已导入 ${count} 条笔记`
export const nothingToImport = '文件里没有可以导入的笔记'
export const unreadable = (count: number) => `文件里有 ${count} 行无法识别，没有导入`
export const fileName = (course: string) => `${course} 笔记.md`
