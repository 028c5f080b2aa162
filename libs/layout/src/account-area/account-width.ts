/** Width of the account area from 1024 px, with avatar and about four Chinese characters. */
export const accountWidth = '8.5rem'
