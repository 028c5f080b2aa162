/** Whether a text has the signature of a WebVTT file. */
export function isWebVtt(text: string): boolean {
  return /^\uFEFF?WEBVTT(?:\s|$)/.test(text)
}
