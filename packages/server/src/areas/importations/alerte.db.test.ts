import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lei, produit, useAtelier } from '../../testing/atelier.ts';
import { ALERTES, tellEnds } from './alerte.ts';
import { act, auberges, filled, nextId, suspect } from './testing/importations.ts';

const atelier = useAtelier();

const sent = async (nom: string) =>
  (
    await sql<{ cible: string; text: string }>`
      SELECT cible, donnees ->> 'text' AS text FROM taches WHERE type = 'courriel' AND cible LIKE ${`%${nom}`}
      ORDER BY id`.execute(atelier.world.db)
  ).rows;
const look = () => atelier.world.db.transaction().execute((tx) => tellEnds(tx, atelier.world.now));

/** A feed asked over the network, which answers or not. */
async function online(nom: string) {
  const { admin } = await atelier.office(`Office ${nom}`);
  const url = `https://lei.example/${nextId()}.xml`;
  const flux = await atelier.flux(admin, 'lei', { nom, origine: 'permanent', url, alerte: 'veille@exemple.fr' });
  const answer = (there: boolean) => {
    if (there) atelier.reponses.set(url, lei(produit(String(nextId()), 'Auberge en ligne')));
    else atelier.reponses.delete(url);
  };
  return { answer, runImport: () => atelier.runImport(admin, 'lei', flux.id) };
}

describe('whoever watches over a feed', () => {
  it('hears of a source that does not answer once, however long that lasts, and again the next time', async () => {
    const { answer, runImport } = await online('Flux muet');
    answer(false);
    for (let hour = 0; hour < 3; hour++) expect(await runImport()).toMatchObject({ etat: 'echouee' });
    expect(await sent('Flux muet')).toMatchObject([{ cible: 'Import échoué\u00a0: Flux muet' }]);
    answer(true);
    expect(await runImport()).toMatchObject({ etat: 'terminee' });
    answer(false);
    await runImport();
    expect(await sent('Flux muet')).toHaveLength(2);
  });

  it('hears of a run whose server died, once', async () => {
    const { premier } = await filled(atelier, 'Office mort', { nom: 'Flux interrompu', alerte: 'veille@exemple.fr' });
    await look();
    expect(await sent('Flux interrompu')).toEqual([]);
    await sql`
      INSERT INTO importations (systeme, flux_id, flux_nom, entite_id, etat, motif, debut_le, fin_le)
      SELECT systeme, flux_id, flux_nom, entite_id, 'echouee', 'Le serveur s’est arrêté trop souvent.', debut_le, fin_le
      FROM importations WHERE id = ${premier.id}`.execute(atelier.world.db);
    await look();
    await look();
    expect(await sent('Flux interrompu')).toMatchObject([{ text: expect.stringContaining('arrêté trop souvent') }]);
  });

  it('hears of a run that failed, and again of what it came to once it was taken up', async () => {
    const { admin } = await atelier.office('Office relancé');
    const url = `https://lei.example/${nextId()}.xml`;
    const values = { nom: 'Flux relancé', origine: 'permanent', url, alerte: 'veille@exemple.fr' };
    const flux = await atelier.flux(admin, 'lei', values);
    const from = nextId();
    atelier.reponses.set(url, lei(...auberges(from, 10)));
    await atelier.runImport(admin, 'lei', flux.id);
    atelier.reponses.delete(url);
    const failed = await atelier.runImport(admin, 'lei', flux.id);
    expect(failed).toMatchObject({ etat: 'echouee' });
    atelier.reponses.set(url, lei(...auberges(from, 1)));
    const again = await admin.call('POST', `/api/administration/taches/${failed.tache}/relancer`);
    expect(again.status).toBe(200);
    await atelier.work();
    expect(await atelier.rapport(admin, failed.id)).toMatchObject({ etat: 'suspect' });
    expect(await sent('Flux relancé')).toMatchObject([
      { cible: 'Import échoué\u00a0: Flux relancé' },
      { cible: 'Import à vérifier\u00a0: Flux relancé' },
    ]);
  });

  it('who agreed to a run hears that it failed after all', { tags: 'torture' }, async () => {
    const { admin, run } = await suspect(atelier, 'Office d’accord', {
      nom: 'Flux accordé',
      alerte: 'veille@exemple.fr',
    });
    const { body } = await act(admin, run.id, 'confirmer');
    const { db, now } = atelier.world;
    await sql`UPDATE importations SET etat = 'application' WHERE id = ${run.id}`.execute(db);
    await sql`UPDATE taches SET etat = 'echouee', message = 'Le disque est plein.', fin_le = ${now}
      WHERE id = ${body.data.tache}`.execute(db);
    await look();
    await look();
    expect(await sent('Flux accordé')).toMatchObject([
      { cible: 'Import à vérifier\u00a0: Flux accordé' },
      { cible: 'Import échoué\u00a0: Flux accordé', text: expect.stringContaining('Le disque est plein.') },
    ]);
  });

  it('who agreed to a run hears nothing more of it when it goes well', async () => {
    const { admin, run } = await suspect(atelier, 'Office serein', { nom: 'Flux serein', alerte: 'veille@exemple.fr' });
    await act(admin, run.id, 'confirmer');
    await look();
    await atelier.work();
    expect(await atelier.rapport(admin, run.id)).toMatchObject({ etat: 'terminee' });
    await look();
    expect(await sent('Flux serein')).toHaveLength(1);
  });

  it('hears of a feed that grew a lot, and not of one that hardly moved', async () => {
    const { from, change, runImport } = await filled(atelier, 'Office grandi', {
      nom: 'Flux gonflé',
      alerte: 'veille@exemple.fr',
    });
    await change(lei(...auberges(from, 11)));
    await runImport();
    await look();
    expect(await sent('Flux gonflé')).toEqual([]);
    await change(lei(...auberges(from, 30)));
    await runImport();
    await look();
    await look();
    expect(await sent('Flux gonflé')).toMatchObject([
      { cible: 'Import inhabituel\u00a0: Flux gonflé', text: expect.stringContaining('19\u00a0objets de plus') },
    ]);
  });

  it('does not hear of what happened before they asked to', async () => {
    const { flux, premier } = await filled(atelier, 'Office tardif', { nom: 'Flux tardif' });
    await sql`UPDATE importations SET etat = 'echouee', fin_le = fin_le - interval '2 days' WHERE id = ${premier.id}`.execute(
      atelier.world.db,
    );
    await sql`UPDATE flux_lei SET alerte = 'veille@exemple.fr' WHERE id = ${flux.id}`.execute(atelier.world.db);
    await look();
    expect(await sent('Flux tardif')).toEqual([]);
  });

  it('is told within the minute', () => {
    expect(ALERTES.cron).toBe('* * * * *');
  });
});
