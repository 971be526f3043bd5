import { checkAccessibility } from './kit/check-accessibility.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { watchFaults } from './kit/watch-faults.ts';

// The tests of a worker have the same window, one after the other, and those of a file come in the order of the file.
test.describe('a window that is used again', () => {
  test.use({ expectedErrors: [/^left|status of 401/] });

  test('may have been left with all that it keeps', async ({ context, page, service }) => {
    await signIn(page, service, service.demo.admin);
    await context.addInitScript(() => Object.assign(globalThis, { isLeft: true }));
    await page.route('**/verify', (route) => route.abort());
    await page.clock.setFixedTime(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/account');
    await checkAccessibility(page);
    await page.evaluate(async () => {
      localStorage.setItem('left', 'yes');
      sessionStorage.setItem('left', 'yes');
      await new Promise((resolve) => indexedDB.open('left').addEventListener('success', resolve));
    });
  });

  test('has nothing of it in the next test', async ({ context, page }) => {
    expect(await context.cookies()).toEqual([]);
    await page.goto('/verify');
    const found = await page.evaluate(async () => ({
      local: localStorage.getItem('left'),
      ofTab: sessionStorage.getItem('left'),
      databases: (await indexedDB.databases()).filter(({ name }) => name === 'left'),
      isScriptThere: 'isLeft' in globalThis,
      isTimeFixed: Date.now() === 0,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      width: innerWidth,
    }));
    expect(found).toEqual({
      local: null,
      ofTab: null,
      databases: [],
      isScriptThere: false,
      isTimeFixed: false,
      isDark: false,
      width: 1280,
    });
    await page.goto('/account');
    await expect(page).toHaveURL(/\/sign-in/);
  });

  test('is watched for faults as before', async ({ context, page }) => {
    const faults = await watchFaults(context, []);
    await page.goto('/verify');
    await page.evaluate(() => {
      // oxlint-disable-next-line no-console -- this is the fault
      console.error('left unsaid');
    });
    await expect.poll(() => faults).toEqual(['left unsaid']);
  });
});
