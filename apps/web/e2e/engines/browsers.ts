import { expect } from '@playwright/test';
import { freePort } from '@portfolio/tools/ports';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';

/** The commands of the smoke test, in a browser that Playwright cannot drive. */
export interface Browser {
  open(url: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Runs a function in the page. */
  run(script: (...args: string[]) => unknown, ...args: string[]): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  /** Types text; a line break presses Enter. */
  type(selector: string, text: string): Promise<unknown>;
  close(): Promise<unknown>;
}

const findProgram = (...names: string[]) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Puppeteer needs no driver for Firefox. */
async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script, ...args) => page.evaluate(script, ...args),
    click: (selector) => page.locator(selector).click(),
    async type(selector, text) {
      await page.focus(selector);
      await page.keyboard.type(text);
    },
    close: () => browser.close(),
  };
}

async function startWebKit(program: string): Promise<Browser> {
  const port = await freePort();
  const command = [program, `--port=${port}`];
  const [file, ...args] = process.env['DISPLAY']
    ? command
    : ['xvfb-run', '--auto-servernum', ...command];
  const server = spawn(file!, args, { stdio: 'ignore', detached: true });
  const stop = () => process.kill(-server.pid!);
  process.once('exit', stop);
  let driver: WebDriver;
  await expect(async () => {
    driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .forBrowser('MiniBrowser')
      .build();
  }).toPass({ timeout: 60_000 });
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    open: (url) => driver.get(url),
    resize: (width, height) => driver.manage().window().setRect({ width, height }),
    run: (script, ...parameters) => driver.executeScript(script, ...parameters),
    click: async (selector) => find(selector).click(),
    type: async (selector, text) => find(selector).sendKeys(text.replaceAll('\n', Key.ENTER)),
    async close() {
      await driver.quit();
      process.off('exit', stop);
      stop();
    },
  };
}

const hasDisplay = process.env['DISPLAY'] ?? findProgram('xvfb-run');

/** The engines to test in addition to Chromium. `program` is undefined if it is not installed. */
export const otherEngines = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    program: findProgram('firefox', 'firefox-esr'),
    start: startFirefox,
  },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb xauth',
    program: hasDisplay && findProgram('WebKitWebDriver'),
    start: startWebKit,
  },
];
