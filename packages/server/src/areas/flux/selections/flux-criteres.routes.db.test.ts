import type { CritereApidae } from '@bridge/contract';
import { expect, it } from 'vitest';
import { exportApidae, objetApidae } from '../../../sources/apidae/testing.ts';
import { FLUX, useAtelier } from '../../../testing/atelier.ts';
import type { Person } from '../../../testing/world.ts';

const atelier = useAtelier();
const ZIP = 'https://static.apidae-tourisme.com/export/criteres.zip';
const API = 'https://api.apidae-tourisme.com/api/v002/referentiel/criteres-internes/';
const CRITERES = [
  { id: 9, libelle: 'Partenaire' },
  { id: 12, nom: { libelleFr: 'Coup de cœur' } },
];

const listed = (person: Person, id: number) =>
  person.call<{ criteres: CritereApidae[]; message: string }>('POST', `${FLUX.apidae}/${id}/criteres-internes`);

it('the internal criteria of an export are those of the last archive received, for its own entity', async () => {
  const { admin } = await atelier.office('Office exporté');
  const flux = await atelier.flux(admin, 'apidae', { origine: 'export', projet: '42' });
  expect((await listed(admin, flux.id)).body.data).toEqual({
    criteres: [],
    message: expect.stringContaining('Aucun export'),
  });
  const files = {
    'criteres_internes.json': CRITERES,
    'objets_modifies/objets_modifies-1.json': [objetApidae({ id: 811, criteresInternes: [{ id: 9 }] })],
    'objets_supprimes.json': [],
  };
  atelier.reponses.set(ZIP, await exportApidae(files));
  const body = { urlRecuperation: ZIP, reinitialisation: true };
  await admin.call('POST', `${FLUX.apidae}/${flux.id}/notification`, body);
  await atelier.work();
  expect((await listed(admin, flux.id)).body.data).toEqual({
    criteres: [
      { id: 12, nom: 'Coup de cœur' },
      { id: 9, nom: 'Partenaire' },
    ],
    message: 'Critères internes du dernier export reçu.',
  });
  const { admin: stranger } = await atelier.office('Office voisin');
  expect((await listed(stranger, flux.id)).status).toBe(404);
});

it('those of a project are asked of its API, which may answer something else', async () => {
  const { admin } = await atelier.office('Office interrogateur');
  const flux = await atelier.flux(admin, 'apidae', { origine: 'api', projet: '42', cle: 'clef-secrete' });
  atelier.reponses.set(API, JSON.stringify([...CRITERES.slice(0, 1), { sans: 'numéro' }]));
  expect((await listed(admin, flux.id)).body.data.criteres).toEqual([{ id: 9, nom: 'Partenaire' }]);
  atelier.reponses.set(API, '{}');
  expect((await listed(admin, flux.id)).body.data).toEqual({
    criteres: [],
    message: 'Apidae a répondu autre chose que des critères internes.',
  });
});
