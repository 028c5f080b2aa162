import { createBrand } from '@shuyuan/ui'
import * as v from 'valibot'

// `theme.js` loads this script before the first paint, for schools with their own color.
const settingSchema = v.object({ brand: v.object({ accent: v.string() }) })
const style = document.createElement('style')
style.textContent = createBrand(v.parse(settingSchema, window.shuyuanConfig).brand).css
document.head.append(style)
