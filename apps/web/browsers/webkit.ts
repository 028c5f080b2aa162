import { spawn } from 'node:child_process'
import {
  Browser as Names,
  Builder,
  By,
  Capabilities,
  error,
  type WebElement,
} from 'selenium-webdriver'
import { answers, freePort } from '../e2e/shared/stack'
import { patienceMs, type Browser } from './browser'

/** The browser that Debian’s driver starts. */
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

function startProgram(variable: string, args: string[], env = {}) {
  const program = process.env[variable] ?? ''
  return spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
}

/** Starts WebKitGTK, which is close to Safari, on a virtual screen. */
export async function startWebKit(): Promise<Browser> {
  const display = `:${await freePort(7_700)}`
  const port = await freePort(7_900)
  const screen = startProgram('XVFB_PATH', [display, '-screen', '0', '1400x1000x24'])
  const service = startProgram('WEBKIT_DRIVER_PATH', [`--port=${port}`], {
    DISPLAY: display,
    LANG: 'zh_CN.UTF-8',
  })
  const server = `http://127.0.0.1:${port}`
  await answers(`${server}/status`, service)
  const capabilities = new Capabilities()
    .setBrowserName(Names.SAFARI)
    .set('browserName', 'MiniBrowser')
    .set('webkitgtk:browserOptions', { binary: miniBrowser, args: ['--automation'] })
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  await driver.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 })
  const isEarly = (thrown: unknown) =>
    thrown instanceof error.StaleElementReferenceError ||
    thrown instanceof error.ElementNotInteractableError
  /** Does something with an element when it is visible. Again if the page replaces or covers it meanwhile. */
  const withElement = (xpath: string, act: (element: WebElement) => Promise<void>) =>
    driver.wait(
      async () => {
        const [element] = await driver.findElements(By.xpath(xpath))
        try {
          if (!(await element?.isDisplayed()) || element === undefined) return false
          await act(element)
          return true
        } catch (thrown) {
          if (isEarly(thrown)) return false
          throw thrown
        }
      },
      patienceMs,
      `no ${xpath}`,
    )
  return {
    open: (url) => driver.get(url),
    async click(xpath) {
      await withElement(xpath, (element) => element.click())
    },
    async type(xpath, value) {
      await withElement(xpath, async (element) => {
        await element.clear()
        await element.sendKeys(value)
      })
    },
    async waitFor(xpath) {
      await withElement(xpath, () => Promise.resolve())
    },
    back: () => driver.navigate().back(),
    read: (expression) => driver.executeScript(`return ${expression}`),
    errors: () => [],
    async closeTab() {
      const [tab] = await driver.getAllWindowHandles()
      await driver.switchTo().newWindow('tab')
      const next = await driver.getWindowHandle()
      await driver.switchTo().window(tab ?? next)
      await driver.close()
      await driver.switchTo().window(next)
    },
    async quit() {
      await driver.quit()
      service.kill()
      screen.kill()
    },
  }
}
