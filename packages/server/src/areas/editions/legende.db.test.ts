import { nouvelleLigne, type PropositionDeLegende } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fiche, guide } from '../../publication/print/testing/guide.ts';
import { compose } from '../../publication/web/pages/compose.ts';
import { create } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import { niveau, nouveau, type Office, officeDEdition } from './testing/office.ts';

const world = useWorld();

describe('a section and a legend', () => {
  it('say which criterion, which score, which drawing they lack', async () => {
    const { admin, nouvelle, db, entiteId } = await officeDEdition(world());
    const wrong = async (path: string, body: object) => JSON.stringify((await admin.call('POST', path, body)).body);
    const rubrique = '/api/editions/modeleRubriqueDynamiques';
    expect(await wrong(rubrique, nouvelle({ niveaux: [niveau('critere')] }))).toContain('niveaux.0.critere');
    expect(await wrong(rubrique, nouvelle({ scoreMinimal: 10 }))).toContain('"scoring"');
    const { rows } = await sql<{ id: number }>`
      INSERT INTO medias (fichier, titre, credit, genre, entite_id)
      VALUES ('{"id":"00000000-0000-4000-8000-000000000000","nom":"x.jpg"}', '{"fr":"Photo"}', 'OT', 'photo', ${entiteId})
      RETURNING id`.execute(db);
    const picto = { genre: 'media', media: { ref: 'media', id: rows[0]?.id } };
    const entree = { picto, libelle: { fr: 'Photo' }, cible: null, groupe: '', couleur: null, alternatif: {} };
    expect(await wrong('/api/editions/legendes', { nom: 'L', code: 'l-photo', entrees: [entree] })).toContain(
      'entrees.0.picto.media',
    );
  });
});

describe('a legend', () => {
  /** A criterion with a word that objets of the office bear. */
  async function motPorte(entiteId: number, libelle: string, { picto = null as string | null, publies = 3 } = {}) {
    const serial = nouveau();
    const { db } = world();
    const { rows: criteres } = await sql<{ id: number }>`
      INSERT INTO criteres (libelle, systeme, schema, code, nature, partage)
      VALUES ('{"fr":"Services"}', 'lei', 'editions', ${`c${serial}`}, 'liste', 'toutes') RETURNING id`.execute(db);
    const critere = criteres[0]?.id ?? 0;
    const { rows } = await sql<{ id: number }>`
      INSERT INTO modalites (libelle, systeme, schema, code, critere, picto, partage)
      VALUES (${JSON.stringify({ fr: libelle })}::jsonb, 'lei', 'editions', ${`m${serial}`}, ${critere}, ${picto}, 'toutes')
      RETURNING id`.execute(db);
    const id = rows[0]?.id ?? 0;
    await sql`INSERT INTO mot_comptes (vocabulaire, mot_id, entite_id, partage, publies, masques)
      VALUES ('modalites', ${id}, ${entiteId}, 'prive', ${publies}, 0)`.execute(db);
    const libelles = { fr: libelle };
    const fait = {
      critere: { schema: 'editions', code: `c${serial}`, libelle: { fr: 'Services' } },
      modalite: { schema: 'editions', code: `m${serial}`, libelle: libelles },
    };
    return { id, critere, fait };
  }
  const propositions = async (admin: Office['admin'], cibles: unknown[] = []) =>
    (
      await admin.call<{ propositions: PropositionDeLegende[] }>('POST', '/api/editions/legendes/propositions', {
        cibles,
      })
    ).body.data.propositions;

  it('is offered the words that it does not explain: those of blocs first, then the most borne', async () => {
    const { admin, entiteId } = await officeDEdition(world());
    const rare = await motPorte(entiteId, 'Sauna', { picto: 'bath', publies: 1 });
    const often = await motPorte(entiteId, 'Parking', { publies: 9 });
    await motPorte((await officeDEdition(world())).entiteId, 'D’un autre office');
    await create(admin, '/blocs', {
      nom: 'Services',
      code: 'services-montres',
      lignes: [nouvelleLigne({ genre: 'critere', critere: { ref: 'critere', id: rare.critere } })],
    });
    const found = await propositions(admin);
    expect(found.map(({ nom, nombre, montree, dessinee }) => [nom, nombre, montree, dessinee])).toEqual([
      ['Sauna', 1, true, true],
      ['Parking', 9, false, false],
    ]);
    expect(found[0]?.entree).toMatchObject({
      picto: { genre: 'produit', nom: 'bath' },
      libelle: { fr: 'Sauna' },
      cible: { ref: 'modalite', id: rare.id },
    });
    expect(found[0]?.groupe).toEqual({ fr: 'Services' });
    // Without a pictogram of its own, an entry gets that of its word, else a neutral one.
    expect(found[1]?.entree.picto).toEqual({ genre: 'produit', nom: 'parking' });
    await motPorte(entiteId, 'Carte bancaire', { publies: 2 });
    expect((await propositions(admin))[2]?.entree.picto).toEqual({ genre: 'produit', nom: 'info-circle' });
    const left = await propositions(admin, [found[0]?.entree.cible]);
    expect(left.map(({ nom, entree }) => [nom, entree.cible?.id])[0]).toEqual(['Parking', often.id]);
  });

  it('decides of what fiches draw, on paper and on sites, and holds exactly what they drew', async () => {
    const scene = await guide(world());
    const { admin, entiteId, modele, site } = scene;
    const wifi = await motPorte(entiteId, 'Wifi', { picto: 'wifi' });
    const sauna = await motPorte(entiteId, 'Sauna', { picto: 'bath' });
    const [objet] = await scene.objets(fiche('Auberge', 'Malbrume', { criteres: [wifi.fait] }));
    const entree = (fr: string, id: number, nom: string) => ({
      picto: { genre: 'produit', nom },
      libelle: { fr },
      cible: { ref: 'modalite', id },
      groupe: '',
      couleur: null,
      alternatif: {},
    });
    const entrees = [entree('Wifi', wifi.id, 'tent'), entree('Sauna', sauna.id, 'beach')];
    const lost = { nom: 'L', code: `l-${entiteId}`, entrees: entrees.map((one) => ({ ...one, groupe: 'g' })) };
    const refused = await admin.call('POST', '/api/editions/legendes', lost);
    expect(JSON.stringify(refused.body)).toContain('entrees.0.groupe');
    const legende = await create(admin, '/editions/legendes', {
      ...lost,
      groupes: [{ nom: { fr: 'Conforts', en: 'Comforts' }, code: 'g' }],
    });
    const lignes = [nouvelleLigne({ genre: 'critere', critere: { ref: 'critere', id: wifi.critere } })];
    const bloc = await create(admin, '/blocs', {
      nom: 'Pictos',
      code: `pictos-${entiteId}`,
      genre: 'pictogrammes',
      lignes,
    });

    const [sommaire, rubrique] = modele.plan;
    if (sommaire === undefined || rubrique?.genre !== 'rubrique') throw new Error('no section');
    const at = `/api/editions/modeleRubriqueDynamiques/${rubrique.rubrique.id}`;
    expect((await admin.call('PUT', at, { blocs: [bloc.id], version: 1 })).status).toBe(200);
    const partie = { genre: 'legende', legende: { ref: 'legende', id: legende.id }, saut: 'aucun' } as const;
    const { document } = await scene.draw({ modele: { ...modele, plan: [rubrique, partie] } });
    const printed = document.parties.find((one) => one.genre === 'legende');
    const [shown] = printed?.genre === 'legende' ? (printed.groupes[0]?.entrees ?? []) : [];
    expect([shown?.mots, printed?.genre === 'legende' && printed.groupes[0]?.entrees.length]).toEqual(['Wifi', 1]);
    const english = await scene.draw({
      modele: { ...modele, plan: [rubrique, partie] },
      cadre: { ...scene.cadre, langue: 'en' },
    });
    expect(english.document.parties.at(-1)).toMatchObject({ groupes: [{ titre: 'Comforts' }] });
    expect(JSON.stringify(document.parties[0])).toContain(shown?.picto?.fichier);

    await scene.fiche({ zones: [{ zone: 'corps', bloc: bloc.id }] });
    const saved = (await admin.call<{ version: number }>('GET', `/api/web/sites/${site.id}`)).body.data;
    const put = { legende: legende.id, version: saved.version };
    expect((await admin.call('PUT', `/api/web/sites/${site.id}`, put)).status).toBe(200);
    const page = await compose(scene.db, scene.visite(), { genre: 'fiche', objet: objet ?? 0 });
    expect(JSON.stringify(page)).toContain('data-picto=\\"tent\\"');
    expect('cles' in page && page.cles).toContain(`legende:${legende.id}`);
  });

  it('draws a mark on the objets of a sélection, on paper and on sites, and on no other', async () => {
    const scene = await guide(world());
    const { admin, entiteId, modele, site } = scene;
    const [marked, other] = await scene.objets(
      fiche('Auberge', 'Malbrume', { description: {} }),
      fiche('Table', 'Valdoré'),
    );
    const selection = await create(admin, '/selections', {
      nom: 'Coups de cœur',
      code: `coeur-${entiteId}`,
      mode: 'manuelle',
      inclusions: [{ objet: marked, position: 1 }],
    });
    const entree = {
      picto: { genre: 'produit', nom: 'tent' },
      libelle: { fr: 'Coup de cœur' },
      cible: { ref: 'selection', id: selection.id },
      groupe: '',
      couleur: null,
      alternatif: {},
    };
    const never = { ...entree, libelle: { fr: 'Sauna' }, cible: null };
    const legende = await create(admin, '/editions/legendes', {
      nom: 'L',
      code: `m-${entiteId}`,
      entrees: [entree, { ...never, picto: { genre: 'produit', nom: 'beach' } }],
    });
    const rubrique = modele.plan.find(({ genre }) => genre === 'rubrique');
    if (rubrique === undefined) throw new Error('no section');
    const partie = { genre: 'legende', legende: { ref: 'legende', id: legende.id }, saut: 'aucun' } as const;
    const { document, remarques } = await scene.draw({ modele: { ...modele, plan: [rubrique, partie] } });
    const fiches = document.parties.flatMap((one) =>
      one.genre === 'rubrique' ? one.groupes.flatMap(({ elements }) => elements) : [],
    );
    const borne = fiches.filter((one) => JSON.stringify(one).includes('Coup de cœur'));
    expect(borne.map((one) => one.genre === 'fiche' && one.objet)).toEqual([marked]);
    expect(JSON.stringify(document.parties.at(-1))).toMatch(/Coup de cœur(?!.*Sauna)/);
    // A mark is none of the blocs that were asked for.
    const empty = remarques.filter(({ texte }) => texte.includes('n’a rien de ce que montrent les blocs'));
    expect(empty.map(({ objet }) => objet)).toEqual([marked]);

    await scene.fiche({ zones: [] });
    const saved = (await admin.call<{ version: number }>('GET', `/api/web/sites/${site.id}`)).body.data;
    await admin.call('PUT', `/api/web/sites/${site.id}`, { legende: legende.id, version: saved.version });
    const pageOf = (objet = 0) => compose(scene.db, scene.visite(), { genre: 'fiche', objet });
    const [shown, plain] = [await pageOf(marked), await pageOf(other)];
    expect(JSON.stringify(shown)).toContain('Coup de cœur');
    expect(JSON.stringify(plain)).not.toContain('Coup de cœur');
    expect('cles' in shown && shown.cles).toContain(`selection:${selection.id}`);
  });

  it('is previewed with the drawings of the pages', async () => {
    const { admin } = await officeDEdition(world());
    const entree = {
      picto: { genre: 'produit', nom: 'wifi' },
      libelle: { fr: 'Wifi' },
      cible: null,
      groupe: 'g',
      couleur: '#0b7285',
      alternatif: {},
    };
    const { body } = await admin.call<{ html: string }>('POST', '/api/editions/legendes/apercu', {
      legende: {
        titre: { fr: 'Légende' },
        groupes: [{ nom: { fr: 'Services', en: 'Amenities' }, code: 'g' }],
        entrees: [entree],
        colonnes: 2,
        style: 'pastilles',
      },
      langue: 'en',
    });
    expect(body.data.html).toContain('<h3 class="legende-groupe">Amenities</h3>');
    expect(body.data.html).toContain('<path d="M');
  });

  it('shows the drawings of the médiathèque that may be printed', async () => {
    const { admin, db, entiteId } = await officeDEdition(world());
    const drawn = async (supports: readonly string[]) => {
      const { rows } = await sql<{ id: number }>`
        INSERT INTO medias (fichier, titre, credit, genre, supports, entite_id)
        VALUES (${JSON.stringify({ id: crypto.randomUUID(), nom: 'x.svg' })}::jsonb, '{"fr":"Dessin"}', 'OT', 'picto',
          ${[...supports]}::text[], ${entiteId}) RETURNING id`.execute(db);
      const picto = { genre: 'media', media: { ref: 'media', id: rows[0]?.id } };
      const entree = { picto, libelle: { fr: 'Oui' }, cible: null, groupe: '', couleur: null, alternatif: {} };
      const { body } = await admin.call<{ html: string }>('POST', '/api/editions/legendes/apercu', {
        legende: { titre: {}, groupes: [], entrees: [entree], colonnes: 1, style: 'pastilles' },
        langue: 'fr',
      });
      return body.data.html.includes('<img');
    };
    expect(await drawn(['print'])).toBe(true);
    expect(await drawn(['web'])).toBe(false);
  });
});
