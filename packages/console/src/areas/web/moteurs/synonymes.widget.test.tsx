import { moteur } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { WidgetForContext } from '../../../resource/widgets/widget-for.context.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import SynonymesWidget from './synonymes.widget.tsx';

fakeBrowser();

const FIELD = { ...moteur.fields.synonymes, most: 2 };

function Field() {
  const [value, setValue] = useState<unknown>([{ mots: 'spa, thermes' }]);
  return (
    <WidgetForContext value={() => () => null}>
      <SynonymesWidget
        id="synonymes"
        path="synonymes"
        field={FIELD}
        value={value}
        onChange={setValue}
        error={undefined}
        inner={{}}
        readOnly={false}
        describedBy={undefined}
        resource="moteur"
        valueOf={() => undefined}
      />
    </WidgetForContext>
  );
}

it('a pasted table adds its groups, and keeps the lines that it could not take', async () => {
  const { user } = await showBeside(<Field />, { resource: moteur, record: savedRecord(moteur), api: {} });
  await user.click(screen.getByText('Coller un tableau'));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Un groupe de mots équivalents par ligne',
  });
  await user.click(box);
  await user.paste('Thermes;spa\nseul\ngîte;location\nvtt;vélo');
  expect(screen.getByText('La ligne 2 n’a qu’un mot, ou est trop longue.')).toBeTruthy();
  expect(screen.getByText(/^Groupes déjà là\s: 1\.$/)).toBeTruthy();
  expect(screen.getByText(/^En trop\s: 1\. Un moteur a 2 groupes au plus\.$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ajouter le groupe' }));
  expect(box.value).toBe('Thermes;spa\nseul\nvtt;vélo');
  expect(
    screen.getByText(/^1 groupe ajouté\. 3 lignes n’ont pas été prises\s: elles restent ci-dessus\.$/),
  ).toBeTruthy();
});
