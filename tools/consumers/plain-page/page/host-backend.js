/** The backend of the apps. */
export const hostBackend = {
  async loginWithPassword(input, signal) {
    const body = JSON.stringify(input)
    const response = await fetch('/api/login', { method: 'POST', body, signal })
    return response.json()
  },
}
