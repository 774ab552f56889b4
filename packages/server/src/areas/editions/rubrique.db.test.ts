import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ApercuDEdition,
  type ApercuDeRubrique,
  type ExtremesDeRubrique,
  nouvelleLigne,
  numeroOf,
  textOf,
} from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { editionFoldersOf } from '../../editions.ts';
import { readPdf } from '../../publication/print/testing/lire.ts';
import { create } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import { niveau, officeDEdition } from './testing/office.ts';

/** The folders of previews. */
const folders = editionFoldersOf(mkdtempSync(join(tmpdir(), 'bridge-rubriques-')));
const world = useWorld({ editionFolders: folders });
/** The texts of the pages of a preview. */
async function textOfPages({ jeton }: ApercuDEdition): Promise<string> {
  const { pages } = await readPdf(await readFile(join(folders.apercus, `${jeton}.pdf`)));
  return pages.join('\n');
}

const APERCU = '/api/editions/modeleRubriqueDynamiques/apercu';
const plage = (du: string, au: string) => `{[${du},${textOf((numeroOf(au) ?? 0) + 1)})}`;

describe('the preview of a section', () => {
  it('shows nobody the texts of an entity that is not theirs, whoever the draft says that it belongs to', async () => {
    const [office, curieux] = [await officeDEdition(world()), await officeDEdition(world())];
    const [id] = await office.objets({ colonnes: { nom: 'Auberge', partage: 'toutes' } });
    // Other tests of this world must not see these objets.
    onTestFinished(
      async () => void (await sql`UPDATE objets SET partage = 'prive' WHERE id = ${id}`.execute(office.db)),
    );
    await sql`INSERT INTO objet_textes (objet_id, entite_id, champ, langue, valeur, origine, empreinte_source, maj_le)
      VALUES (${id}, ${office.entiteId}, 'nom', 'fr', 'Canari', 'humain', '', now())`.execute(office.db);
    const bloc = await create(curieux.admin, '/blocs', {
      nom: 'Nom',
      code: 'nom-curieux',
      partage: 'toutes',
      lignes: [nouvelleLigne({ genre: 'champ', champ: 'nom' })],
    });
    const selection = await create(curieux.admin, '/selections', {
      nom: 'Tout',
      code: 'tout-vu',
      partage: 'toutes',
    });
    const tried = async ({ admin, entiteId }: Pick<typeof office, 'admin' | 'entiteId'>) => {
      const valeurs = { nom: 'X', titre: { fr: 'X' }, selection: selection.id, blocs: [bloc.id] };
      const demande = { valeurs, langue: 'fr', modele: null, entiteId };
      return textOfPages((await admin.call<ApercuDeRubrique>('POST', APERCU, demande)).body.data.pages);
    };
    expect(await tried(office)).toContain('Canari');
    const told = await tried({ ...curieux, entiteId: office.entiteId });
    expect([told.includes('Auberge'), told.includes('Canari')]).toEqual([true, false]);
  });

  it('shows the objets of its sélection, grouped and drawn by its blocs', async () => {
    const { admin, objets, selection } = await officeDEdition(world());
    await objets(
      { colonnes: { nom: 'Table d’en haut', commune: 'Valdoré' } },
      { colonnes: { nom: 'Auberge', commune: 'Malbrume' } },
      { colonnes: { nom: 'Buvette', commune: 'Malbrume' } },
    );
    const bloc = await create(admin, '/blocs', {
      nom: 'Nom',
      code: 'nom-imprime',
      afficherTitre: false,
      lignes: [nouvelleLigne({ genre: 'champ', champ: 'nom' })],
    });
    const { status, body } = await admin.call<ApercuDeRubrique>('POST', APERCU, {
      valeurs: {
        nom: 'Manger',
        titre: { fr: 'Manger #ici' },
        selection: selection.id,
        niveaux: [niveau('commune')],
        blocs: [bloc.id],
      },
      langue: 'fr',
      modele: null,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      objets: 3,
      coupe: false,
      groupes: [
        { titre: 'Malbrume', nombre: 2 },
        { titre: 'Valdoré', nombre: 1 },
      ],
    });
    expect(await textOfPages(body.data.pages)).toMatch(
      /Manger #ici.*Malbrume.*Auberge.*Buvette.*Valdoré.*Table d’en haut/s,
    );
  });

  it('names each objet and its commune first, whatever its blocs show', async () => {
    const { admin, objets, selection } = await officeDEdition(world());
    await objets({ colonnes: { nom: 'Auberge', commune: 'Malbrume' } });
    const bloc = await create(admin, '/blocs', {
      nom: 'L’essentiel',
      code: 'essentiel-imprime',
      titre: { fr: 'L’essentiel' },
      afficherTitre: true,
      lignes: [nouvelleLigne({ genre: 'champ', champ: 'nom' })],
    });
    const { body } = await admin.call<ApercuDeRubrique>('POST', APERCU, {
      valeurs: { nom: 'Manger', titre: { fr: 'Manger' }, selection: selection.id, blocs: [bloc.id] },
      langue: 'fr',
      modele: null,
    });
    expect(await textOfPages(body.data.pages)).toMatch(/Auberge.*Malbrume.*L’essentiel/is);
  });

  it('by day, holds what takes place in the days to come alone', async () => {
    const { admin, objets, selection } = await officeDEdition(world());
    const jour = world().now.toISOString().slice(0, 10);
    const after = (days: number) => textOf((numeroOf(jour) ?? 0) + days);
    await objets(
      { colonnes: { nom: 'Fini', type_bridge: 'evenement', jours: plage(after(-9), after(-2)) } },
      { colonnes: { nom: 'Concert', type_bridge: 'evenement', jours: plage(after(2), after(2)) } },
      { colonnes: { nom: 'Expo', type_bridge: 'evenement', jours: plage(after(1), after(3)) } },
      { colonnes: { nom: 'Plus tard', type_bridge: 'evenement', jours: plage(after(60), after(60)) } },
    );
    const preview = async (plusieursJours: string) => {
      const titre = { fr: 'Agenda' };
      const valeurs = { nom: 'Agenda', titre, selection: selection.id, niveaux: [niveau('jour')], plusieursJours };
      return (await admin.call<ApercuDeRubrique>('POST', APERCU, { valeurs, langue: 'fr', modele: null })).body.data;
    };
    expect(await preview('premier')).toMatchObject({ objets: 2, groupes: [{ nombre: 1 }, { nombre: 1 }] });
    expect(await preview('chaque')).toMatchObject({ groupes: [{ nombre: 1 }, { nombre: 2 }, { nombre: 1 }] });
    const told = await textOfPages((await preview('premier')).pages);
    expect([/Concert/.test(told), /Fini|Plus tard/.test(told)]).toEqual([true, false]);
  });

  it('groups by label, as the vocabulary calls it', async () => {
    const { admin, objets, selection } = await officeDEdition(world());
    const label = { schema: 'lei:essai', code: 'L1', libelle: { fr: 'Clévacances' } };
    await objets(
      { colonnes: { nom: 'Gîte' }, document: { labels: [label] } },
      { colonnes: { nom: 'Camping' }, document: { labels: [] } },
    );
    const { body } = await admin.call<ApercuDeRubrique>('POST', APERCU, {
      valeurs: { nom: 'X', titre: { fr: 'X' }, selection: selection.id, niveaux: [niveau('label')] },
      langue: 'fr',
      modele: null,
    });
    expect(body.data.groupes).toEqual([
      { titre: 'Clévacances', nombre: 1 },
      { titre: '', nombre: 1 },
    ]);
  });

  it('is of one’s own sélections alone', async () => {
    const { selection } = await officeDEdition(world());
    const other = await officeDEdition(world());
    const demande = { valeurs: { nom: 'X', selection: selection.id }, langue: 'fr', modele: null };
    expect((await other.admin.call('POST', APERCU, demande)).status).toBe(404);
  });

  it('shows the hardest fiches on its pages, whatever groups them', async () => {
    const { admin, objets, selection } = await officeDEdition(world());
    await objets(
      { colonnes: { nom: 'Le très long nom d’une auberge', commune: 'Malbrume' } },
      { colonnes: { nom: 'Bar', commune: 'Malbrume' } },
    );
    const { body } = await admin.call<ExtremesDeRubrique>('POST', '/api/editions/modeleRubriqueDynamiques/extremes', {
      valeurs: { nom: 'X', titre: { fr: 'X' }, selection: selection.id, niveaux: [niveau('commune')] },
      langue: 'fr',
      modele: null,
    });
    expect(body.data).toMatchObject({ examines: 2, pages: { pages: 1, erreurs: [] } });
    expect(body.data.extremes.map(({ cas, nom }) => [cas, nom.slice(0, 3)])).toEqual([
      ['longue', 'Le '],
      ['courte', 'Bar'],
      ['nom', 'Le '],
      ['sans-photo', 'Le '],
    ]);
  });
});
