import { site } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import RedirectionsWidget from './redirections.widget.tsx';

fakeBrowser();

const FIELD = { ...site.fields.redirections, most: 2 };

function Field() {
  const [value, setValue] = useState<unknown>([]);
  return (
    <RedirectionsWidget
      id="redirections"
      path="redirections"
      field={FIELD}
      value={value}
      onChange={setValue}
      error={undefined}
      inner={{}}
      readOnly={false}
      describedBy={undefined}
      resource="site"
      valueOf={() => undefined}
    />
  );
}

it('lines that are not taken stay where they were pasted, and are told', async () => {
  const { user } = await showBeside(<Field />, { resource: site, record: savedRecord(site), api: {} });
  await user.click(screen.getByText('Coller un tableau'));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Une redirection par ligne' });
  await user.click(box);
  await user.paste('/fr/a;/fr/b\n/page.php?id=3;/fr/c\n/fr/d\n/fr/e;/fr/f');
  expect(screen.getByText(/^La ligne 2 n’a pas d’adresse lisible\. /)).toBeTruthy();
  expect(screen.getByText(/^En trop\s: 1\. Un site a 2 redirections au plus\.$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ajouter 2 redirections' }));
  expect(box.value).toBe('/page.php?id=3;/fr/c\n/fr/e;/fr/f');
  expect(
    screen.getByText(/^2 redirections ajoutées\. 2 lignes n’ont pas été prises\s: elles restent ci-dessus\.$/),
  ).toBeTruthy();
});
