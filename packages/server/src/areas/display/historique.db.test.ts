import type { AnyRecord, HistoryEntry } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { diaporama, office, slide } from './testing/ecrans.ts';

const world = useWorld();

it('a version of a diaporama from when screens and messages were part of it, and slides had no conditions, can be brought back', async () => {
  const { person, gabarit } = await office(world());
  const made = (await diaporama(person, gabarit.id, { sequence: [slide('texte', { titre: { fr: 'Avant' } })] })).body
    .data;
  const at = `/api/display/diaporamas/${made.id}`;
  const changed = await person.call<AnyRecord>('PUT', at, {
    version: made.version,
    nom: 'Autre nom',
    sequence: [slide('texte', { titre: { fr: 'Après' } })],
  });
  // The version as it was kept then.
  await sql`
    UPDATE versions SET valeurs = valeurs - 'meteoLatitude' - 'meteoLongitude' - 'meteoAdresse' || jsonb_build_object(
      'ecrans', '[{"nom": "Vitrine", "lieu": "Accueil", "groupe": "", "langue": null}]'::jsonb,
      'urgence', false, 'urgenceTitre', '{"fr": "Alerte"}'::jsonb, 'urgenceTexte', '{}'::jsonb,
      'sequence', jsonb_build_array((valeurs -> 'sequence' -> 0) - 'ciels' - 'degresMin' - 'degresMax' - 'pendant'))
    WHERE ressource = 'diaporama' AND ligne_id = ${made.id} AND numero = ${made.version}`.execute(world().db);
  const restored = await person.call<AnyRecord>('POST', `${at}/history/${made.version}/restore`, {
    version: changed.body.data.version,
  });
  expect([restored.status, restored.body.errors]).toEqual([200, undefined]);
  expect(restored.body.data).toMatchObject({ nom: made.nom, sequence: made.sequence });
  const { items } = (await person.call<{ items: HistoryEntry[] }>('GET', `${at}/history`)).body.data;
  expect(items[0]).toMatchObject({ action: 'retablir' });
});
