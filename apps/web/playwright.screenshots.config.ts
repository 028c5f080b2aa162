import { defineConfig } from '@playwright/test'
import base from './playwright.config'

export default defineConfig(base, { testDir: './screenshots', reporter: 'list', timeout: 300_000 })
