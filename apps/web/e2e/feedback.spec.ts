import { feedbackForm } from '@portfolio/content/node';
import { sentFields, test } from './forms';
import { expect } from './support';

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

test('the survey can be answered using only the keyboard', async ({ page, feedback, received }) => {
  await feedback.open();
  await expect(page.getByText('0 of 17 questions answered')).toBeVisible();
  const answers: Record<string, string> = { name: 'Arun', email: 'arun@example.com' };
  await feedback.field('name').focus();
  await page.keyboard.type('Arun');
  await page.keyboard.press('Tab');
  await page.keyboard.type('arun@example.com');
  for (const question of feedbackForm.parts.flatMap(({ questions }) => questions)) {
    await page.keyboard.press('Tab');
    if (question.kind === 'choice') {
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      answers[question.name] = question.options[1]!;
    } else {
      await page.keyboard.type('Words');
      answers[question.name] = 'Words';
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
  expect(sentFields(received())).toEqual({ ...answers, queries: 'None' });
  expect(received()[0]?.control).toContainEqual(['_captcha', 'false']);
});
