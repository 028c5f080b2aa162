// Replaces the service worker and deletes its caches in visitors' browsers. If the worker causes problems, copy this file
// over sw.js of the site. See docs/deployment.md.
self.addEventListener('install', () => self.skipWaiting())

async function remove() {
  for (const name of await caches.keys()) {
    if (name.startsWith('shuyuan-')) await caches.delete(name)
  }
  await self.registration.unregister()
}
self.addEventListener('activate', (event) => event.waitUntil(remove()))
