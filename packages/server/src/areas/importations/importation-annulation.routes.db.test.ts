import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { FLUX, IMPORTS, lei, produit, useAtelier } from '../../testing/atelier.ts';
import { act, auberges, filled, nextId, suspect } from './testing/importations.ts';

const atelier = useAtelier();

describe('an import that is taken back', () => {
  it('gives every objet the state that it had, and suspends its feed', async () => {
    const { admin, from, flux, change, runImport, premier } = await filled(atelier, 'Office repenti', { seuil: 100 });
    const state = async () =>
      (await atelier.objets(admin, { fluxLei: [flux.id], statut: ['publie'] })).map(({ id, nom }) => ({ id, nom }));
    const before = await state();
    await change(lei(...auberges(from, 3, 'Gîte'), produit(String(from + 60), 'Intrus')));
    const bad = await runImport();
    expect(bad).toMatchObject({ annulable: true, compteurs: { modifies: 3, crees: 1, retires: 7 } });
    expect((await act(admin, premier.id, 'annuler')).status).toBe(409);
    const { status, body } = await act(admin, bad.id, 'annuler');
    expect(status).toBe(200);
    await atelier.work();
    expect(await atelier.rapport(admin, bad.id)).toMatchObject({
      etat: 'annulee',
      annulable: false,
      annuleePar: expect.stringContaining('Nom'),
    });
    expect(await atelier.rapport(admin, body.data.importation)).toMatchObject({ etat: 'terminee' });
    expect(await state()).toEqual(before);
    expect((await admin.call('GET', `${FLUX.lei}/${flux.id}`)).body.data).toMatchObject({ actif: false });
    expect((await atelier.journal('fluxLei', flux.id)).at(-1)).toBe('fluxLei.modifier');
    expect(await atelier.journal('importation', bad.id)).toEqual(['importation.annuler']);
    expect((await act(admin, bad.id, 'annuler')).status).toBe(409);
  });

  it('is refused for a trial, and for one that waits', async () => {
    const { admin, runImport, run } = await suspect(atelier, 'Office hésitant');
    const trial = await runImport(true);
    expect((await act(admin, trial.id, 'annuler')).status).toBe(409);
    expect((await act(admin, run.id, 'annuler')).status).toBe(409);
  });

  it('is taken back while a trial is under way', async () => {
    const { admin, flux, premier } = await filled(atelier, 'Office en essai');
    await atelier.launch(admin, 'lei', flux.id, true);
    await act(admin, premier.id, 'annuler');
    await atelier.work();
    expect(await atelier.rapport(admin, premier.id)).toMatchObject({ etat: 'annulee' });
    expect(await atelier.objets(admin, { fluxLei: [flux.id], statut: ['publie'] })).toEqual([]);
  });
});

describe('what a run that is taken back had changed, and another import since', () => {
  it('is left as it is, and listed with that import', { tags: 'torture' }, async () => {
    const { admin, from, entiteId, change, runImport } = await filled(atelier, 'Office croisé');
    await change(lei(...auberges(from, 10, 'Gîte')));
    const bad = await runImport();
    // Another feed of the same office takes over one of its objets.
    const depot = await atelier.putFile(entiteId, 'autre.xml', lei(produit(String(from + 3), 'Gîte repris')));
    const other = await atelier.flux(admin, 'lei', { nom: 'Autre flux', origine: 'fichier', depot, seuil: 100 });
    const later = await atelier.runImport(admin, 'lei', other.id);
    expect(later).toMatchObject({ etat: 'terminee', compteurs: { modifies: 1 } });
    const { body } = await act(admin, bad.id, 'annuler');
    await atelier.work();
    const back = body.data.importation;
    expect(await atelier.rapport(admin, back)).toMatchObject({
      etat: 'terminee',
      annulationDe: bad.id,
      laisses: 1,
      compteurs: { modifies: 9 },
    });
    const left = await admin.call('GET', `${IMPORTS}/${back}/laisses`);
    expect(left.body.data).toMatchObject({ items: [{ nom: 'Gîte repris', par: later.id }], total: 1 });
    const names = (await atelier.objets(admin, { statut: ['publie'] })).map(({ nom }) => nom);
    expect(names.filter((nom) => String(nom).startsWith('Auberge'))).toHaveLength(9);
    expect(names).toContain('Gîte repris');
    // The objet still belongs to the feed that took it.
    expect(await atelier.objets(admin, { fluxLei: [other.id] })).toMatchObject([{ nom: 'Gîte repris' }]);
  });

  it('is given back all the same once that import was itself taken back', { tags: 'torture' }, async () => {
    const { admin, from, flux, entiteId, change, runImport } = await filled(atelier, 'Office deux fois repenti');
    await change(lei(...auberges(from, 10, 'Gîte')));
    const bad = await runImport();
    const depot = await atelier.putFile(entiteId, 'autre.xml', lei(produit(String(from), 'Gîte repris')));
    const other = await atelier.flux(admin, 'lei', { nom: 'Autre flux', origine: 'fichier', depot, seuil: 100 });
    const later = await atelier.runImport(admin, 'lei', other.id);
    await act(admin, later.id, 'annuler');
    await atelier.work();
    const { body } = await act(admin, bad.id, 'annuler');
    await atelier.work();
    expect(await atelier.rapport(admin, body.data.importation)).toMatchObject({
      laisses: 0,
      compteurs: { modifies: 10 },
    });
    const names = (await atelier.objets(admin, { fluxLei: [flux.id] })).map(({ nom }) => String(nom));
    expect(names.every((nom) => nom.startsWith('Auberge'))).toBe(true);
  });
});

describe('a run and its way back', () => {
  it('two people who take it back at once get one way back', async () => {
    const { admin, premier } = await filled(atelier, 'Office à deux mains');
    const answers = await Promise.all([act(admin, premier.id, 'annuler'), act(admin, premier.id, 'annuler')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await atelier.work();
    expect(await atelier.rapport(admin, premier.id)).toMatchObject({ etat: 'annulee' });
  });

  it('cannot be taken back once an import of its feed is in the queue, nor the other way round', async () => {
    const { admin, flux, premier } = await filled(atelier, 'Office qui se croise');
    const [undone, launched] = await Promise.all([
      act(admin, premier.id, 'annuler'),
      atelier.launch(admin, 'lei', flux.id),
    ]);
    // Whichever came first, the feed has one import under way: this one, or the way back that replaced it.
    if (undone.status === 200) expect(launched.importation).toBe(undone.body.data.importation);
    else expect(undone.status).toBe(409);
    await atelier.work();
  });

  it('waits for whoever holds the feed before it looks at what can be taken back', async () => {
    const { admin, flux, premier } = await filled(atelier, 'Office tenu');
    const { db } = atelier.world;
    let answered = false;
    const undone = await db.transaction().execute(async (tx) => {
      await sql`SELECT 1 FROM flux_lei WHERE id = ${flux.id} FOR NO KEY UPDATE`.execute(tx);
      const asked = act(admin, premier.id, 'annuler').then((answer) => {
        answered = true;
        return answer;
      });
      await vi.waitFor(async () => {
        const { rows } =
          await sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%flux_lei%'`.execute(
            db,
          );
        expect(rows.length).toBeGreaterThan(0);
      }, 60_000);
      expect(answered).toBe(false);
      // Meanwhile, an import of the feed begins.
      await sql`
        INSERT INTO importations (systeme, flux_id, flux_nom, entite_id, debut_le)
        SELECT systeme, flux_id, flux_nom, entite_id, debut_le FROM importations WHERE id = ${premier.id}`.execute(tx);
      return { asked };
    });
    expect((await undone.asked).status).toBe(409);
  });

  it('closes what the run had noticed: it is no longer so', async () => {
    const crit = (moda: number) => ({ CRITERES: `<Crit CLEF_CRITERE="88001" CLEF_MODA="${moda}"/>` });
    const id = String(nextId());
    const feed = await atelier.rempli('Office sans objet', 'lei', lei(produit(id, 'Auberge', crit(88_002))));
    await feed.change(lei(produit(id, 'Auberge', crit(88_003))));
    const run = await feed.runImport();
    const open = async () =>
      (await feed.admin.call<{ items: { type: string }[] }>('GET', '/api/administration/avis')).body.data.items;
    expect(await open()).toMatchObject([{ type: 'modalite-disparue' }]);
    await act(feed.admin, run.id, 'annuler');
    await atelier.work();
    // The way back gives no notice of what it removes.
    expect(await open()).toEqual([]);
  });
});
