/** Browser features that the site does not use. Chromium warns about unknown names. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'hid',
  'idleDetection',
  'localFonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xrSpatialTracking',
]

/**
 * Headers of every response, as options of Hono's `secureHeaders`. The Content-Security-Policy depends on the page
 * and is set separately. deploy/security-headers.conf has the same headers for nginx.
 */
export const securityHeaders = {
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-site',
  permissionsPolicy: Object.fromEntries(unusedFeatures.map((feature) => [feature, []])),
  // Hosts of images and videos may check the origin.
  referrerPolicy: 'strict-origin',
  xFrameOptions: 'DENY',
}
