import { expect, test as setup } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { WorkerOptions } from '../support';
import { inApp } from '../support';

/** What the owner of the site has configured. */
const services = {
  PORTFOLIO_CONTACT_FORM: 'formspree:abcdefgh',
  // A service that takes posts of pages only.
  PORTFOLIO_FEEDBACK_FORM: 'https://forms.example.com/feedback',
  // Turnstile's own key for tests; its script is mocked.
  PORTFOLIO_BOT_CHECK: 'turnstile:1x00000000000000000000AA',
  PORTFOLIO_CHATBOT: 'tawk:property/widget',
  // Somebody of whom the content has no figures.
  PORTFOLIO_LEETCODE: 'leetcard:somebody',
  PORTFOLIO_GITHUB: 'readme-stats:somebody',
};

setup('the site builds with every service configured', async ({}, { project }) => {
  const child = spawn('tsx', ['deploy/build.ts'], {
    cwd: inApp('.'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...services,
      PORTFOLIO_OUT_DIR: (project.use as WorkerOptions).folder,
    },
  });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code, 'exit code of the build').toBe(0);
});
