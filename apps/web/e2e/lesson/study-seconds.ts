import type { Page } from '@playwright/test'

/**
 * Writes study days and returns all stored seconds. The site must have created the database.
 *
 * @param days [days ago, seconds]
 */
export const studySeconds = (page: Page, days: [number, number][] = []) =>
  page.evaluate(async (added) => {
    const databases = await indexedDB.databases()
    const name = databases.find((one) => /rhythm-\d/.test(one.name ?? ''))?.name
    if (name === undefined) return 0
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => {
        const records = opening.result.transaction('records', 'readwrite').objectStore('records')
        for (const [ago, seconds] of added) {
          const time = new Date(Date.now() - ago * 86_400_000)
          // Swedish dates have the ISO format.
          const date = time.toLocaleDateString('sv')
          records.put({ date, seconds, goal: 20 }, date)
        }
        const reading = records.getAll()
        reading.onsuccess = () => {
          opening.result.close()
          const all: { seconds: number }[] = reading.result
          resolve(all.reduce((sum, { seconds }) => sum + seconds, 0))
        }
      }
    })
  }, days)
