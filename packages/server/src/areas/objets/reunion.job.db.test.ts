import type { AnyRecord } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { nationale, nationales } from '../../sources/datatourisme/testing.ts';
import { CATALOGUE, offre, tourinsoft, useAtelier } from '../../testing/atelier.ts';
import { doJob } from '../../testing/job-worker.ts';
import { afterReunion } from '../after-work.ts';
import { instantOf } from '../reglages/parametre.repository.ts';
import { reunionJob } from './reunion.job.ts';
import { corrige, readFiche, TARIFS } from './testing/objets.ts';

const atelier = useAtelier();
const LISE = 'RESAQU024V000001';

/** An office whose offer came through two systems as two objets, before anything told that they are one. */
async function doubled(nom: string) {
  const { admin, entiteId } = await atelier.office(nom);
  const sienne = await atelier.putFile(entiteId, 't.json', tourinsoft(offre(LISE, 'Chez Lise')));
  const depot = await atelier.putFile(entiteId, 'd.json', nationales(nationale(1, 'AUTRE-1', 'CHEZ LISE')));
  const flux = await atelier.flux(admin, 'tourinsoft', { origine: 'fichier', depot: sienne });
  const national = await atelier.flux(admin, 'datatourisme', { origine: 'fichier', depot });
  await atelier.runImport(admin, 'tourinsoft', flux.id);
  await atelier.runImport(admin, 'datatourisme', national.id);
  const [garde, second] = await atelier.objets(admin);
  if (!garde || !second) throw new Error('the offer is not there twice');
  /** The platform now tells the id that the offer has in its own system. */
  const told = async () => {
    await atelier.putFile(entiteId, 'd.json', nationales(nationale(1, LISE, 'CHEZ LISE')));
    return atelier.runImport(admin, 'datatourisme', national.id);
  };
  const reunite = (dieAfter?: number) => {
    const { db, engine } = atelier.world;
    const doing = { clock: { now: () => atelier.world.now }, ...(dieAfter === undefined ? {} : { dieAfter }) };
    return doJob(db, reunionJob({ engine, instant: instantOf, after: afterReunion }), doing);
  };
  return { admin, garde, second, told, reunite, importSien: () => atelier.runImport(admin, 'tourinsoft', flux.id) };
}

const waiting = async () => {
  const { rows } = await sql`SELECT 1 FROM taches WHERE type = 'reunion' AND etat = 'en_attente'`.execute(
    atelier.world.db,
  );
  return rows.length;
};

describe('an offer that is there twice', () => {
  it('becomes one objet, which takes what people gave to the other and its place wherever it is used', async () => {
    const { admin, garde, second, told, reunite, importSien } = await doubled('Office doublé');
    const tag = await admin.call<AnyRecord>('POST', '/api/reglages/tags', { libelle: { fr: 'Cœur' }, code: 'coeur-r' });
    const tags = [tag.body.data.id];
    await admin.call('PUT', `${CATALOGUE}/${second.id}`, { tags, notesInternes: 'Terrasse', version: second.version });
    const texte = { champ: 'nom', langue: 'fr', valeur: 'La Lise' };
    await admin.call('PUT', `${CATALOGUE}/${second.id}/textes`, texte);
    const selection = await admin.call<AnyRecord>('POST', '/api/selections', {
      nom: 'À la une',
      code: 'a-la-une-r',
      mode: 'manuelle',
      inclusions: [{ objet: second.id, position: 1 }],
    });
    expect(selection.status, JSON.stringify(selection.body)).toBe(200);

    expect(await told()).toMatchObject({ etat: 'terminee', compteurs: { crees: 0, retires: 0, rattaches: 1 } });
    expect(await reunite()).toEqual({ reunis: 1 });

    const [kept, gone] = await atelier.objets(admin);
    expect(kept).toMatchObject({ id: garde.id, statut: 'publie', tags, notesInternes: 'Terrasse' });
    expect(gone).toMatchObject({ id: second.id, statut: 'absent' });
    const fiche = await admin.call<AnyRecord>('GET', `${CATALOGUE}/${garde.id}/fiche`);
    expect(fiche.body.data.textesLocaux).toMatchObject([texte]);
    expect(fiche.body.data.identites).toHaveLength(2);
    const after = await admin.call<AnyRecord>('GET', `/api/selections/${selection.body.data.id}`);
    expect(after.body.data.inclusions).toMatchObject([{ objet: garde.id }]);
    // Both feeds find the one objet from then on.
    expect((await told()).compteurs).toMatchObject({ crees: 0, restaures: 0, rattaches: 1 });
    expect(await waiting()).toBe(0);
    expect((await importSien()).compteurs).toMatchObject({ crees: 0, modifies: 1 });
    expect((await atelier.objets(admin, { statut: ['publie'] })).map(({ id }) => id)).toEqual([garde.id]);
  });

  it('shows what its entity corrected of the other, which keeps it as well', { tags: 'torture' }, async () => {
    const { admin, garde, second, told, reunite } = await doubled('Office doublé et corrigé');
    await corrige(admin, second.id, 'tarifs', TARIFS);
    await told();
    await reunite();
    for (const { id } of [garde, second])
      expect((await readFiche(admin, id)).body.data.corrections).toMatchObject([{ partie: 'tarifs', valeur: TARIFS }]);
    expect((await readFiche(admin, garde.id)).body.data.objet.prixMin).toBe(24);
  });

  it('shows nothing of what another entity corrected', { tags: 'torture' }, async () => {
    const { admin, garde, second, told, reunite } = await doubled('Office doublé chez un voisin');
    await corrige(admin, second.id, 'tarifs', TARIFS);
    await told();
    const voisin = await atelier.world.createEntite('Voisin');
    await sql`UPDATE objets SET entite_id = ${voisin} WHERE id = ${second.id}`.execute(atelier.world.db);
    await reunite();
    expect((await readFiche(admin, garde.id)).body.data).toMatchObject({ corrections: [], objet: { prixMin: null } });
  });

  it('becomes one once, wherever the server that does it dies', async () => {
    const { admin, garde, second, told, reunite } = await doubled('Office doublé et coupé');
    for (const [objet, notesInternes] of [
      [garde, 'Terrasse'],
      [second, 'Parking'],
    ] as const)
      await admin.call('PUT', `${CATALOGUE}/${objet.id}`, { notesInternes, version: objet.version });
    await told();
    expect(await reunite(1)).toBeNull();
    await reunite();
    expect(await atelier.objets(admin, { statut: ['publie'] })).toMatchObject([
      { id: garde.id, notesInternes: 'Terrasse\n\nParking' },
    ]);
    expect(await atelier.journal('objet', garde.id)).toEqual(['objet.modifier', 'objet.fusionner']);
  });

  it('stays two while its own system says that it is gone', async () => {
    const { admin, second, told } = await doubled('Office fermé');
    await sql`UPDATE objets SET statut = 'absent' WHERE nom = 'Chez Lise' AND entite_id = ${second.entiteId}`.execute(
      atelier.world.db,
    );
    expect((await told()).compteurs).toMatchObject({ rattaches: 0 });
    expect((await atelier.objets(admin, { statut: ['publie'] })).map(({ id }) => id)).toEqual([second.id]);
  });
});
