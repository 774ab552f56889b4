import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { FLUX, type Launched, lei, useAtelier } from '../../testing/atelier.ts';
import { act, auberges, filled, suspect } from './testing/importations.ts';

const atelier = useAtelier();

describe('a run that waits for a word', () => {
  it('is applied once it is given, however often it is said', async () => {
    const { admin, run, flux } = await suspect(atelier, 'Office d’accord');
    expect(run).toMatchObject({ etat: 'suspect', motif: expect.stringContaining('90\u00a0%') });
    const first = await act(admin, run.id, 'confirmer');
    expect(first.status).toBe(200);
    expect((await act(admin, run.id, 'confirmer')).body.data).toEqual(first.body.data);
    await atelier.work();
    expect(await atelier.rapport(admin, run.id)).toMatchObject({ etat: 'terminee', compteurs: { retires: 9 } });
    expect(await atelier.objets(admin, { fluxLei: [flux.id], statut: ['publie'] })).toHaveLength(1);
    expect((await act(admin, run.id, 'confirmer')).status).toBe(409);
    expect(await atelier.journal('importation', run.id)).toEqual(['importation.confirmer', 'importation.confirmer']);
  });

  it('is applied even where the task that read it has not quite ended', async () => {
    const { admin, run } = await suspect(atelier, 'Office pressé');
    await sql`UPDATE taches SET etat = 'en_cours', serveur = 'autre', bail_jusqu_a = now() + interval '1 minute', fin_le = NULL WHERE id = ${run.tache}`.execute(
      atelier.world.db,
    );
    const { body } = await act(admin, run.id, 'confirmer');
    expect(body.data.tache).not.toBe(run.tache);
    await atelier.work();
    expect(await atelier.rapport(admin, run.id)).toMatchObject({ etat: 'terminee' });
  });

  it('is given up for good, and touches nothing', async () => {
    const { admin, run, flux } = await suspect(atelier, 'Office en désaccord');
    expect((await act(admin, run.id, 'abandonner')).status).toBe(200);
    await atelier.work();
    expect(await atelier.rapport(admin, run.id)).toMatchObject({ etat: 'abandonnee', entame: false });
    expect((await act(admin, run.id, 'confirmer')).status).toBe(409);
    expect((await act(admin, run.id, 'abandonner')).status).toBe(409);
    expect(await atelier.objets(admin, { fluxLei: [flux.id], statut: ['publie'] })).toHaveLength(10);
    expect(await atelier.journal('importation', run.id)).toEqual(['importation.abandonner']);
  });

  it('gives its place to a later import', async () => {
    const { admin, run, from, change, runImport } = await suspect(atelier, 'Office revenu');
    await change(lei(...auberges(from, 10)));
    expect(await runImport()).toMatchObject({ etat: 'terminee', compteurs: { inchanges: 10 } });
    expect(await atelier.rapport(admin, run.id)).toMatchObject({
      etat: 'abandonnee',
      motif: 'Remplacé par un import plus récent.',
    });
  });

  it('is left alone by a trial', async () => {
    const { admin, run, runImport } = await suspect(atelier, 'Office patient');
    expect(await runImport(true)).toMatchObject({ etat: 'terminee', aBlanc: true });
    expect(await atelier.rapport(admin, run.id)).toMatchObject({ etat: 'suspect' });
  });

  it('and got it is the one that a new launch answers', async () => {
    const { admin, run, flux } = await suspect(atelier, 'Office impatient');
    await act(admin, run.id, 'confirmer');
    expect(await atelier.launch(admin, 'lei', flux.id)).toMatchObject({ importation: run.id });
    await atelier.work();
    expect(await atelier.rapport(admin, run.id)).toMatchObject({ etat: 'terminee' });
    expect((await atelier.launch(admin, 'lei', flux.id)).importation).not.toBe(run.id);
    await atelier.work();
  });
});

it('an import that waits in the queue is given up with its task', async () => {
  const { admin, flux } = await filled(atelier, 'Office qui renonce');
  const { importation, tache } = await atelier.launch(admin, 'lei', flux.id);
  expect((await act(admin, importation, 'abandonner')).status).toBe(200);
  await atelier.work();
  expect(await atelier.rapport(admin, importation)).toMatchObject({ etat: 'abandonnee' });
  const { body } = await admin.call('GET', `/api/administration/taches/${tache}`);
  expect(body.data).toMatchObject({ etat: 'annulee' });
});

it('an import that was stopped while it wrote says that it had begun', async () => {
  const { admin, premier } = await filled(atelier, 'Office interrompu');
  await sql`UPDATE importations SET etat = 'abandonnee' WHERE id = ${premier.id}`.execute(atelier.world.db);
  expect(await atelier.rapport(admin, premier.id)).toMatchObject({ etat: 'abandonnee', entame: true });
});

describe('an import that is launched again', () => {
  it('reads its feed as it is now', async () => {
    const { admin, premier, flux } = await filled(atelier, 'Office relancé');
    const { status, body } = await act(admin, premier.id, 'relancer');
    expect(status).toBe(200);
    await atelier.work();
    expect(await atelier.rapport(admin, body.data.importation)).toMatchObject({
      etat: 'terminee',
      flux: { id: flux.id },
      compteurs: { inchanges: 10 },
    });
    expect(await atelier.journal('importation', premier.id)).toEqual(['importation.relancer']);
  });

  it('is refused where its feed is in the trash', async () => {
    const { admin, premier, flux } = await filled(atelier, 'Office orphelin');
    await admin.call('DELETE', `${FLUX.lei}/${flux.id}?version=${flux.version}`);
    expect((await act(admin, premier.id, 'relancer')).status).toBe(409);
  });

  it('is refused where the imports of its system are switched off', async () => {
    const { admin, premier } = await filled(atelier, 'Office éteint');
    await atelier.world.setParametres({ enable_import_lei: false });
    expect((await act(admin, premier.id, 'relancer')).status).toBe(403);
    await atelier.world.setParametres({ enable_import_lei: true });
  });

  it('reads an announced export again where it was announced', async () => {
    const { admin } = await atelier.office('Office exporté');
    const flux = await atelier.flux(admin, 'apidae', { origine: 'export', projet: '7' });
    const urlRecuperation = 'https://export.example/perdu.zip';
    const body = { urlRecuperation, reinitialisation: false };
    const first = await admin.call<Launched>('POST', `${FLUX.apidae}/${flux.id}/notification`, body);
    await atelier.work();
    atelier.demandes.length = 0;
    expect((await act(admin, first.body.data.importation, 'relancer')).status).toBe(200);
    await atelier.work();
    expect(atelier.demandes).toContain(urlRecuperation);
  });
});

describe('where the imports of its system are switched off', () => {
  it.each(['confirmer', 'abandonner', 'annuler', 'relancer'])('nobody can %s a run', async (action) => {
    const { admin, run, premier } = await suspect(atelier, `Office sans ${action}`);
    await atelier.world.setParametres({ enable_import_lei: false });
    const target = action === 'annuler' ? premier : run;
    expect((await act(admin, target.id, action)).status).toBe(403);
    await atelier.world.setParametres({ enable_import_lei: true });
    expect((await act(admin, target.id, action)).status).toBe(200);
    await atelier.work();
  });
});
