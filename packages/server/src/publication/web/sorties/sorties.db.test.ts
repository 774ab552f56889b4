import { sql } from 'kysely';
import ical from 'node-ical';
import { describe, expect, it } from 'vitest';
import type { PageDeListe } from '../../../rendering/web/page.ts';
import { compose } from '../pages/compose.ts';
import { officeEnLigne } from '../testing/site.ts';
import { sortieDeListe } from './liste.ts';
import { useSorties } from './testing/use-sorties.ts';

const sorties = useSorties();
const { world, objets, sortie, json } = sorties;

async function page(requete = ''): Promise<PageDeListe> {
  const demande = { genre: 'liste', code: 'sorties', requete: new URLSearchParams(requete) } as const;
  const reponse = await compose(world().db, sorties.visite, demande);
  if (reponse.genre !== 'page' || reponse.aRendre.page.genre !== 'liste') throw new Error('no list');
  return reponse.aRendre.page;
}

describe('a list as data', () => {
  it('has the objets of its page, page by page', async () => {
    const first = await json();
    expect(first.objets.map(({ id }: { id: number }) => id)).toEqual((await page()).elements.map(({ id }) => id));
    expect(first).toMatchObject({ titre: 'Où sortir', total: 4, page: 1, pages: 2, precedente: null });
    expect(first.suivante).toBe('https://bridge.example/public/ot/fr/sorties.json?page=2');
    const second = await json('page=2');
    expect(second.objets.map(({ id }: { id: number }) => id)).toEqual(
      (await page('page=2')).elements.map(({ id }) => id),
    );
    expect(second.suivante).toBeNull();
    expect((await sortie('json'))?.lien).toBe('<https://bridge.example/public/ot/fr/sorties.json?page=2>; rel="next"');
    expect((await sortie('json', 'page=2'))?.lien).toBe(
      '<https://bridge.example/public/ot/fr/sorties.json>; rel="prev"',
    );
    // The first part holds the whole list: there is no second one to ask for.
    expect(await sortie('csv', 'page=2')).toMatchObject({ lien: '', nomDeFichier: 'sorties.csv' });
  });

  it('is whole where it is not read page by page, and never shows what is hidden', async () => {
    const csv = (await sortie('csv'))?.corps ?? '';
    expect(csv.trimEnd().split('\r\n')).toHaveLength(5);
    expect(csv).not.toContain('caché');
    const rss = (await sortie('rss'))?.corps ?? '';
    expect(rss.match(/<item>/g)).toHaveLength(4);
    expect(JSON.parse((await sortie('jsonld'))?.corps ?? '')).toMatchObject({ '@type': 'ItemList', numberOfItems: 4 });
  });

  it('on a map has what is somewhere, and depends on each of its objets', async () => {
    const made = await sortie('geojson');
    const { features, bbox } = JSON.parse(made?.corps ?? '');
    expect(features.map(({ properties }: { properties: { nom: string } }) => properties.nom).sort()).toEqual([
      'Auberge',
      'Café',
      'Marché',
    ]);
    expect(features[0].geometry.coordinates).toEqual([5.65432, 45.12346]);
    expect(bbox).toEqual([5.65432, 45.12346, 5.65432, 45.12346]);
    expect(made?.cles).toEqual(expect.arrayContaining([`site:${sorties.editeur.site.id}`, `objet:${sorties.ids[0]}`]));
  });

  it('as an agenda has its events, and is made anew when the day ends', async () => {
    const made = await sortie('ics');
    const events = Object.values(ical.sync.parseICS(made?.corps ?? '')).filter((one) => one?.type === 'VEVENT');
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ summary: 'Marché', uid: `objet-${sorties.ids[3]}-2026-11-21-18:30@bridge` });
    expect(made?.perime.toISOString()).toBe('2026-11-15T23:00:00.000Z');
  });

  it('as DATAtourisme names an objet that came from the platform as its producer does', async () => {
    const [id] = await objets([{ nom: 'Lavoir', more: { systeme: 'datatourisme', identifiant: 'abc-9' } }]);
    await sql`UPDATE objet_documents SET source = '{"autresIdentifiants":["PCUPOI9"]}' WHERE objet_id = ${id}`.execute(
      world().db,
    );
    await sorties.editeur.publish(await sorties.editeur.liste('ouverte', { exports: ['datatourisme'] }));
    const made = JSON.parse((await sortie('datatourisme', '', {}, 'ouverte'))?.corps ?? '');
    const noeud = made['@graph'].find((one: object) => JSON.stringify(one).includes('Lavoir'));
    expect(noeud['dc:identifier']).toBe('PCUPOI9');
  });

  it('ends with the publication of its list, copies included', async () => {
    const au = new Date(world().now.getTime() + 3_600_000);
    const liste = await sorties.editeur.liste('ephemere');
    await sorties.editeur.publish(liste, { au: au.toISOString() });
    const demandee = { code: 'ephemere', format: 'json', requete: new URLSearchParams() };
    expect((await sortieDeListe(world().db, sorties.visite, demandee))?.fin).toEqual(au);
  });

  it('is not there where the list is not, is not published, does not offer it or does not speak the language', async () => {
    await sorties.editeur.liste('brouillon', { exports: ['csv'] });
    const sobre = await sorties.editeur.liste('sobre', { exports: [], langues: ['fr'] });
    await sorties.editeur.publish(sobre);
    expect(await sortie('csv', '', {}, 'inconnue')).toBeNull();
    expect(await sortie('csv', '', {}, 'brouillon')).toBeNull();
    expect(await sortie('csv', '', {}, 'sobre')).toBeNull();
    expect(await sortie('geojson', '', { langue: 'en' }, 'sobre')).toBeNull();
    expect(await sortie('geojson', '', { site: 'autre' })).toBeNull();
    expect(await sortie('exe')).toBeNull();
    expect(await sortie('geojson', '', {}, 'sobre')).not.toBeNull();
  });

  it.each(['page=99999999999', 'page=-1&tri=%00', 'q=%27%3B+DROP+TABLE+objets', 'commune=%EF%BF%BF&page=2'])(
    'does not mind a hostile question: %s',
    async (requete) => {
      expect(await json(requete)).toMatchObject({ total: 4 });
    },
  );
});

describe('a list that a visitor filters', () => {
  it.each([
    ['commune=valbrune', ['Bistrot']],
    ['q=auberge', ['Auberge']],
    ['commune=inconnue', ['Auberge', 'Bistrot']],
    ['q=introuvable', []],
  ])('is the same as data and as a page: %s', async (requete, noms) => {
    const office = await officeEnLigne(world());
    await office.objets(
      { colonnes: { nom: 'Auberge', commune: 'Malbrume', latitude: 45, longitude: 5 } },
      { colonnes: { nom: 'Bistrot', commune: 'Valbrune', latitude: 45, longitude: 5 } },
    );
    const moteur = await office.moteur([{ cible: 'commune', code: 'commune' }], { champTexte: true });
    const { code } = await office.liste({ moteur: moteur.id });
    const asked = { code: String(code), requete: new URLSearchParams(requete) };
    const reponse = await compose(office.db, office.visite(), { genre: 'liste', ...asked });
    const shown = reponse.genre === 'page' && reponse.aRendre.page.genre === 'liste' ? reponse.aRendre.page : null;
    expect(shown?.elements.map(({ nom }) => nom)).toEqual(noms);
    const told = JSON.parse(
      (await sortieDeListe(office.db, office.visite(), { ...asked, format: 'json' }))?.corps ?? '',
    );
    expect(told.objets.map(({ nom }: { nom: string }) => nom)).toEqual(noms);
    expect(told.facettes.map((facette: { code: string }) => facette.code)).toEqual(
      shown?.moteur?.filtres.map((filtre) => filtre.code),
    );
    const map = JSON.parse(
      (await sortieDeListe(office.db, office.visite(), { ...asked, format: 'geojson' }))?.corps ?? '',
    );
    expect(map.features).toHaveLength(noms.length);
  });
});
