import { test as setup } from '@playwright/test';
import { runBuild, type WorkerOptions } from '../support';

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
  const { folder } = project.use as WorkerOptions;
  await runBuild('deploy/build.ts', { ...services, PORTFOLIO_OUT_DIR: folder });
});
