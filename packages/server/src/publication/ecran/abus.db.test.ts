import type { AnyRecord } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { slide } from '../../areas/display/testing/ecrans.ts';
import { useWorld } from '../../testing/use-world.ts';
import { annonceVendue } from './testing/annonces.ts';
import { nouvelles, pairedWith, passage, publie, vitrine } from './testing/poste.ts';

/** A screen in the wrong hands tells and asks all that its credential allows. */
const world = useWorld();
const SOLD = { du: '2026-11-14', au: '2026-11-20' };

/** An office whose screen shows an annonce and an objet. */
async function regie() {
  const scene = await vitrine(world());
  const { annonce, espace } = await annonceVendue(world(), scene.entiteId, SOLD);
  const [objet = 0] = await scene.objets({ colonnes: { nom: 'Le musée secret' } });
  const sequence = [slide('annonce', { espace }), slide('objets', { selection: scene.ref })];
  const { person, ecran, diaporama } = await vitrine(world(), { sequence }, scene);
  const screen = await pairedWith(world(), person, ecran);
  return { person, ecran, diaporama, annonce, objet, screen };
}

async function shownOf(annonce: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT coalesce(sum(nombre), 0)::int AS n FROM mesures_annonce WHERE annonce = ${annonce}`.execute(world().db);
  return rows[0]?.n ?? 0;
}

describe('what a screen tells that it showed', () => {
  it('counts for nothing where it was never given to it: neither an annonce, an objet nor a diaporama of others', async () => {
    const prey = await regie();
    const thief = await vitrine(world());
    const screen = await pairedWith(world(), thief.person, thief.ecran);
    const own = thief.diaporama.id;
    const told = [
      passage({ diaporama: own, annonce: prey.annonce.id }),
      passage({ diaporama: own, objet: prey.objet }),
      passage({ diaporama: prey.diaporama.id }),
      passage({ diaporama: prey.diaporama.id, annonce: prey.annonce.id, objet: prey.objet }),
    ];
    const honest = passage({ diaporama: own });
    const { recus } = (await screen.post('/passages', { passages: [...told, honest] })).json();
    // The showings are acknowledged, so that the screen forgets them, but not counted.
    expect(recus).toHaveLength(5);
    expect(await shownOf(prey.annonce.id)).toBe(0);
    const journal = await thief.person.call<{ items: AnyRecord[] }>(
      'GET',
      `/api/display/ecrans/${thief.ecran.id}/passages`,
    );
    expect(journal.body.data.items).toHaveLength(1);
    for (const par of ['objet', 'annonce', 'diapositive']) {
      const { body } = await thief.person.call('GET', `/api/display/passages?du=2026-11-14&au=2026-11-16&par=${par}`);
      expect(JSON.stringify(body)).not.toContain('Le musée secret');
    }
  });

  it('counts where it was given to it, long after it was taken away', async () => {
    const { person, screen, annonce, diaporama } = await regie();
    expect(JSON.stringify(await screen.manifeste())).toContain('Louez un vélo');
    const read = (await person.call<AnyRecord>('GET', `/api/display/diaporamas/${diaporama.id}`)).body.data;
    const { body } = await person.call<AnyRecord>('PUT', `/api/display/diaporamas/${diaporama.id}`, {
      version: read.version,
      sequence: [slide('texte', { titre: { fr: 'Rien d’autre' } })],
    });
    await publie(person, body.data);
    expect(JSON.stringify(await screen.manifeste())).not.toContain('Louez un vélo');
    await screen.post('/passages', { passages: [passage({ diaporama: diaporama.id, annonce: annonce.id })] });
    expect(await shownOf(annonce.id)).toBe(1);
  });
});

describe('a screen that asks without end', () => {
  it('is answered so many times a minute, and keeps no other one waiting', async () => {
    const { person, ecran } = await vitrine(world());
    const [flooding, other] = [
      await pairedWith(world(), person, ecran),
      await vitrine(world()).then((one) => pairedWith(world(), one.person, one.ecran)),
    ];
    const answers: number[] = [];
    for (let n = 0; n < 62; n += 1) answers.push((await flooding.post('/nouvelles', nouvelles())).statusCode);
    expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(answers.slice(60)).toEqual([429, 429]);
    const refused = await flooding.post('/nouvelles', nouvelles());
    expect(refused.headers['retry-after']).toBe('60');
    expect((await other.post('/nouvelles', nouvelles())).statusCode).toBe(200);
    // Manifests have a limit of their own: a screen that sends too much news is not left without content.
    expect((await flooding.get('/manifeste')).statusCode).toBe(200);
    world().advance(60_000);
    expect((await flooding.post('/nouvelles', nouvelles())).statusCode).toBe(200);
  });
});
