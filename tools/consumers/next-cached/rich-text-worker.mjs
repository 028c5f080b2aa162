import { serveRichText } from '@shuyuan/rich-text/server'

await serveRichText()
