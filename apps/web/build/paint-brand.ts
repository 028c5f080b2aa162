import { createBrand } from '@shuyuan/ui'
import * as v from 'valibot'

// `theme.js` fetches this script for schools with a color of their own, before the first paint.
const settingSchema = v.object({ brand: v.object({ accent: v.string() }) })
const style = document.createElement('style')
style.textContent = createBrand(v.parse(settingSchema, window.shuyuanConfig).brand).css
document.head.append(style)
