import { expect, it } from 'vitest';
import { RESOURCES } from './resources.ts';

/** States that hold as soon as a person chooses them: no work has to follow. */
const SAID = ['champ.confidentialite', 'composant.statut', 'media.statut', 'site.environnement', 'utilisateur.statut'];

it('what a list shows in green is worked out from what happens: nobody promises by hand what nothing serves', () => {
  const promised = RESOURCES.flatMap(({ id, fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'choice' && field.list && !field.readOnly && field.choices.some(({ colour }) => colour === 'green')
        ? [`${id}.${name}`]
        : [],
    ),
  );
  expect(promised.sort()).toEqual(SAID);
});
