import { documentSchema } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { exportApidae, objetApidae } from '../../sources/apidae/testing.ts';
import { FLUX, useAtelier } from '../../testing/atelier.ts';

const atelier = useAtelier();
const ZIP = 'https://static.apidae-tourisme.com/export/agenda.zip';
const marche = objetApidae({
  id: 901,
  type: 'FETE_ET_MANIFESTATION',
  nom: { libelleFr: 'Marché du soir' },
  ouverture: {
    periodesOuvertures: [{ dateDebut: '2026-07-01', dateFin: '2026-07-31', type: 'OUVERTURE_TOUS_LES_JOURS' }],
  },
  datesOuverture: ['2026-07-07', '2026-07-21'],
});

it('an event takes the dates that Apidae lists once the feed says so, even where its record did not change', async () => {
  atelier.reponses.set(
    ZIP,
    await exportApidae({ 'objets_modifies/objets_modifies-1.json': [marche], 'objets_supprimes.json': [] }),
  );
  const { admin } = await atelier.office('Office en fête');
  const flux = await atelier.flux(admin, 'apidae', { origine: 'export', projet: '42' });
  const periodes = async () => {
    const body = { urlRecuperation: ZIP, reinitialisation: true };
    await admin.call('POST', `${FLUX.apidae}/${flux.id}/notification`, body);
    await atelier.work();
    const { rows } = await sql<{ document: unknown }>`
      SELECT document FROM objet_documents JOIN objets ON objets.id = objet_id WHERE flux_apidae = ${flux.id}`.execute(
      atelier.world.db,
    );
    return documentSchema.parse(rows[0]?.document).ouverture.periodes;
  };
  expect(await periodes()).toMatchObject([{ regle: 'quotidien', du: '2026-07-01' }]);
  const changed = await admin.call('PUT', `${FLUX.apidae}/${flux.id}`, { agenda: 'dates', version: flux.version });
  expect(changed.status).toBe(200);
  expect(await periodes()).toMatchObject([{ regle: 'dates', dates: ['2026-07-07', '2026-07-21'] }]);
});
