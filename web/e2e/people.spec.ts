import { checkAccessibility } from './kit/check-accessibility.ts';
import { addClient } from './kit/records.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { call } from './kit/writing.ts';

test('names of the notes are offered, and somebody says who they are', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const id = await addClient(page, service, 'Ben', 'Known');
  await page.goto(`/clients/${id}?tab=people`);
  await expect(page.getByRole('heading', { name: 'No names yet' })).toBeVisible();
  await checkAccessibility(page);
  const markdown = 'Seen with his sister Cara and Mrs Whitcombe. Attends Oakfield Primary School.';
  await call(page, service, 'POST', `/clients/${id}/notes`, { title: 'First visit', markdown });
  await page.reload();
  await expect(page.getByText('These names are hidden before anything is sent to a language model.')).toBeVisible();
  const offered = page.getByTestId('offered-name');
  await expect(offered.filter({ hasText: 'Cara' })).toContainText('A person, in 1 note');
  await checkAccessibility(page);

  // Confirmed with who it is, and corrected.
  await page.getByRole('button', { name: 'Say who it is: Cara' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is it?' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Cara');
  await dialog.getByLabel('Who it is').fill('sister');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const people = page.getByTestId('person');
  await expect(people.filter({ hasText: 'Cara' })).toContainText('sister');
  await expect(offered.filter({ hasText: 'Cara' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Change: Cara' }).click();
  await dialog.getByLabel('Who it is').fill('half-sister');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(people.filter({ hasText: 'Cara' })).toContainText('half-sister');

  // Somebody whom no note names, and a name that is nobody's.
  await page.getByRole('button', { name: 'Add a person' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a person' });
  await adding.getByLabel('Name').fill('Tom Reed');
  await adding.getByLabel('Who it is').fill('teacher');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(people.filter({ hasText: 'Tom Reed' })).toContainText('teacher');
  await page.getByRole('button', { name: 'Not a person: Oakfield Primary School' }).click();
  await expect(people.filter({ hasText: 'Oakfield' })).toContainText('Not a person');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Remove: Tom Reed' }).click();
  await expect(people.filter({ hasText: 'Tom Reed' })).toHaveCount(0);
});
