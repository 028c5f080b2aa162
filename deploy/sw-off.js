// Replaces the service worker and removes all that it keeps from the browsers of visitors. Copy it over sw.js of the site
// if the worker does harm: docs/deployment.md explains when.
self.addEventListener('install', () => self.skipWaiting())

async function remove() {
  for (const name of await caches.keys()) {
    if (name.startsWith('shuyuan-')) await caches.delete(name)
  }
  await self.registration.unregister()
}
self.addEventListener('activate', (event) => event.waitUntil(remove()))
