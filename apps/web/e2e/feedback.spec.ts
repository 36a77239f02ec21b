import { sentFields, test } from './forms';
import { expect } from './support';

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

const options = {
  q1: ['Yes', "It's okay", 'Needs improvement'],
  q2: ['Very fast', 'Normal', 'Slow'],
  q3: ['Yes', 'A bit', 'Not really'],
  q4: ['Yes', 'No', 'Needs improvement'],
  q6: ['Yes', 'Somewhat', 'No'],
  q8: ['Yes', 'Somewhat', 'Not really'],
  q9: ['Yes', 'No'],
  q10: ['Yes', 'A bit', 'Not really'],
  q12: ['Technical', 'Creative', 'Both'],
  q13: ['Yes', 'No'],
  q14: ['Yes', 'Somewhat', 'Needs more depth'],
  q15: ['Yes', 'No'],
  q16: ['Yes', 'No', 'Could improve'],
  q17: ['Yes', 'No'],
} as const;
const textFields = ['q5', 'q7', 'q11', 'queries'];

test('requires an answer to all seventeen questions', async ({ page, feedback }) => {
  await feedback.open();
  for (const [name, answers] of Object.entries(options)) {
    const radios = page.locator(`input[type=radio][name=${name}]`);
    expect(
      await radios.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value)),
    ).toEqual([...answers]);
    await expect(radios.first()).toHaveAttribute('required');
  }
  for (const name of [...textFields, 'name', 'email']) {
    await expect(page.locator(`[name=${name}]`)).toHaveAttribute('required');
  }
  // The hint is part of the description even without an error.
  for (const name of textFields) {
    await expect(page.locator(`#${name}`)).toHaveAccessibleDescription(/just write “\p{L}+”/u);
  }
  expect(await feedback.values()).toMatchObject({ _captcha: 'false' });
  await expect(page.getByText('Indicates required question.')).toBeVisible();

  await feedback.submit.click();
  await expect(feedback.summary).toContainText('Please fix 20 fields');
  // The summary is taller than the window, so the test checks only its heading.
  const { height } = (await page.locator('header').boundingBox())!;
  await expect
    .poll(async () => (await feedback.summary.getByRole('heading').boundingBox())?.y)
    .toBeGreaterThan(height);
});

test('the survey can be answered using only the keyboard', async ({ page, feedback, received }) => {
  await feedback.open();
  await expect(page.getByText('0 of 17 questions answered')).toBeVisible();
  await feedback.field('name').focus();
  await page.keyboard.type('Arun');
  await page.keyboard.press('Tab');
  await page.keyboard.type('arun@example.com');
  for (let question = 1; question <= 17; question += 1) {
    await page.keyboard.press('Tab');
    if (textFields.includes(`q${question}`)) await page.keyboard.type(`Words for q${question}`);
    else {
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
    }
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('None');
  await expect(page.getByText('17 of 17 questions answered').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(feedback.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Thank you for your answers' })).toBeFocused();
  await expect(page.getByText('17 of 17 questions answered').first()).toBeVisible();
  expect(sentFields(received())).toEqual({
    name: 'Arun',
    email: 'arun@example.com',
    ...Object.fromEntries(Object.entries(options).map(([name, answers]) => [name, answers[1]])),
    ...Object.fromEntries(['q5', 'q7', 'q11'].map((name) => [name, `Words for ${name}`])),
    queries: 'None',
  });
  expect(received()[0]?.control).toContainEqual(['_captcha', 'false']);
});
