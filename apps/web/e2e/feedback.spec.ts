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

test('the survey can be answered using only the keyboard', async ({ page, feedback, received }) => {
  await feedback.open();
  for (const [name, answers] of Object.entries(options)) {
    const radios = page.locator(`input[type=radio][name=${name}]`);
    const values = radios.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    expect(await values).toEqual([...answers]);
  }
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
