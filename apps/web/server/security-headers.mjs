/** What browsers offer to pages and the site has no use for; Chromium warns of names that it does not know. */
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
 * What every response of the site carries, as options of Hono's `secureHeaders`; its content security
 * policy depends on the page. deploy/security-headers.conf says the same to nginx.
 */
export const securityHeaders = {
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-site',
  permissionsPolicy: Object.fromEntries(unusedFeatures.map((feature) => [feature, []])),
  // Hosts of images and videos may ask for the origin, and none learns more.
  referrerPolicy: 'strict-origin',
  xFrameOptions: 'DENY',
}
