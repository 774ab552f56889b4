import {
  type apercuDeBloc,
  bloc as blocResource,
  brouillonDeBloc,
  type EndpointAnswer,
  rubriqueDynamique,
} from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { parseBrouillon } from '../areas/brouillon.rules.ts';
import { apercu as apercuDeDiapositive, manifesteDEssai, slide } from '../areas/display/testing/ecrans.ts';
import { modeleDeRubrique } from '../areas/editions/rubrique.service.ts';
import { ouverture, periode } from '../catalogue/testing/ouvertures.ts';
import { scopeOfEntity } from '../crud/read/portee.repository.ts';
import { compose } from '../publication/web/pages/compose.ts';
import { sortieDeListe } from '../publication/web/sorties/liste.ts';
import { create, officeEnLigne } from '../publication/web/testing/site.ts';
import { ficheImprimee } from '../rendering/print/fiche.imprimee.ts';
import { collectImages } from '../rendering/print/images.ts';
import { pageDe } from '../rendering/print/pages/page.rules.ts';
import { useWorld } from '../testing/use-world.ts';
import { openCadre } from './cadre.ts';
import { withBrouillon } from './configuration.ts';
import { composeEdition } from './edition/edition.ts';
import { texteDuHtml } from './mots/riche.rules.ts';
import { OBJETS, openMonde } from './testing/memes-faits.ts';

const world = useWorld();
const LANGUE = 'en';
/** The texts that a reader sees of an objet: name, commune and blocs, without markup or spaces. */
interface Faits {
  readonly nom: string;
  readonly commune: string;
  readonly bloc: string;
}

const BLOC = /<section class="bloc"[^>]*>.*?<\/section>/gs;
const words = (html: string) =>
  texteDuHtml(html.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))).replace(/\s+/g, '');
const inBlocs = (html: string) => (html.match(BLOC) ?? []).map(words).join('');
const said = (html: string, tag: RegExp) => texteDuHtml(tag.exec(html)?.[1] ?? '');

type Monde = Awaited<ReturnType<typeof openMonde>>;

async function deLaListe({ office, bloc }: Monde): Promise<Map<number, Faits>> {
  const { admin, modele } = office;
  await admin.call('PUT', `/api/web/listModels/${modele.id}`, { blocs: [bloc.id], version: modele.version });
  const liste = await office.liste({ parPage: OBJETS });
  const demande = { genre: 'liste', code: String(liste.code), requete: new URLSearchParams() } as const;
  const reponse = await compose(office.db, { ...office.visite(), langue: LANGUE }, demande);
  if (reponse.genre !== 'page' || reponse.aRendre.page.genre !== 'liste') throw new Error(JSON.stringify(reponse));
  const { elements } = reponse.aRendre.page;
  return new Map(
    elements.map(({ id, nom, commune, blocs }) => [
      id,
      { nom, commune, bloc: inBlocs(blocs.map(({ html }) => html).join('')) },
    ]),
  );
}

async function desFiches({ office, ids, bloc }: Monde): Promise<Map<number, Faits>> {
  await office.fiche({ zones: [{ zone: 'corps', bloc: bloc.id }], similaires: false });
  const faits = new Map<number, Faits>();
  for (const objet of ids) {
    const reponse = await compose(office.db, { ...office.visite(), langue: LANGUE }, { genre: 'fiche', objet });
    if (reponse.genre !== 'page' || reponse.aRendre.page.genre !== 'fiche') throw new Error(JSON.stringify(reponse));
    const { objet: element, zones } = reponse.aRendre.page;
    const html = zones.corps.map((one) => one.html).join('');
    faits.set(objet, { nom: element.nom, commune: element.commune, bloc: inBlocs(html) });
  }
  return faits;
}

/** The words of a printed fiche, in order. */
function motsDe(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return value.map(motsDe).join('');
  const own = Object.entries(value).map(([name, inner]) =>
    typeof inner === 'string' ? (PRINTED.has(name) ? inner : '') : motsDe(inner),
  );
  return own.join('');
}
const PRINTED = new Set(['titre', 'texte', 'prix', 'legende']);

async function desEditions({ office, bloc }: Monde): Promise<Map<number, Faits>> {
  const { selection, db, entiteId } = office;
  const { record } = parseBrouillon(rubriqueDynamique, { nom: 'Section', selection: selection.id, blocs: [bloc.id] });
  const modele = modeleDeRubrique(null, record);
  const scope = await scopeOfEntity(db, entiteId);
  const images = collectImages({ canal: 'ecran' });
  const faits = new Map<number, Faits>();
  const saved = openCadre(db, { scope, entite: entiteId, langue: LANGUE, at: world().now });
  const cadre = {
    ...saved,
    configuration: withBrouillon(saved.configuration, { resource: rubriqueDynamique, record }),
  };
  await composeEdition(db, cadre, modele, {
    draw: (objet, place) => {
      const page = pageDe(modele, 'ecran', 'guide');
      const { nom, commune, blocs } = ficheImprimee(objet, place, {
        langue: LANGUE,
        images,
        base: 'guide',
        page,
        dessins: new Map(),
      });
      faits.set(objet.id, { nom, commune, bloc: motsDe(blocs).replace(/\s+/g, '') });
    },
  });
  return faits;
}

/** The texts of objets on screens, as they play. */
async function desEcrans({ office, bloc }: Monde): Promise<Map<number, Faits>> {
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const gabarit = await create(root, '/superadmin/diaporama_template', {
    nom: 'Les mêmes faits',
    code: 'memes-faits',
    partage: 'toutes',
    maxTitre: 200,
  });
  const montre = slide('objets', {
    selection: { ref: 'selection', id: office.selection.id },
    nombre: OBJETS,
    blocs: [{ ref: 'bloc', id: bloc.id }],
  });
  const { programmes } = await manifesteDEssai(office.admin, gabarit.id, { sequence: [montre], langues: [LANGUE] });
  const vues = programmes.flatMap(({ sequence }) => sequence.flatMap((one) => one.vues));
  return new Map(
    vues.map(({ html, objet }): [number, Faits] => {
      const nom = said(html, /<h1 class="diapo-titre">(.*?)<\/h1>/s);
      return [objet ?? 0, { nom, commune: said(html, /<p class="diapo-lieu">(.*?)<\/p>/s), bloc: inBlocs(html) }];
    }),
  );
}

/** A bloc alone shows no commune. */
async function desBlocs({ office, ids, bloc }: Monde): Promise<Map<number, Omit<Faits, 'commune'>>> {
  const faits = new Map<number, Omit<Faits, 'commune'>>();
  const { body: saved } = await office.admin.call<Record<string, unknown>>(
    'GET',
    `/api${blocResource.path}/${bloc.id}`,
  );
  for (const objet of ids) {
    const { body } = await office.admin.call<EndpointAnswer<typeof apercuDeBloc>>('POST', '/api/blocs/apercu', {
      bloc: brouillonDeBloc(saved.data),
      objet,
      langue: LANGUE,
      canal: 'web',
    });
    faits.set(objet, { nom: body.data.objet.nom, bloc: inBlocs(body.data.html) });
  }
  return faits;
}

it('an agenda, the points of a map and the map of a site name an objet as its page does', async () => {
  const office = await officeEnLigne(world());
  const today = world().now.toISOString().slice(0, 10);
  const medias = ['2020-01-01', undefined].map((jusquAu, rang) => ({
    cle: String(rang),
    genre: 'image' as const,
    url: `https://photos.example/${rang}.jpg`,
    ...(jusquAu && { jusquAu }),
  }));
  const [id = 0] = await office.objets({
    colonnes: {
      nom: 'Bal du lac',
      commune: 'MALBRUME',
      type_bridge: 'evenement',
      latitude: 45,
      longitude: 5,
      photo: 'https://photos.example/0.jpg',
      prochaine_date: today,
      derniere_date: today,
      jours: `{[${today},${today}]}`,
    },
    document: { medias, ouverture: ouverture([periode({ regle: 'dates', dates: [today] })]) },
  });
  await sql`INSERT INTO objet_textes (objet_id, entite_id, champ, langue, valeur, origine, empreinte_source, maj_le)
    VALUES (${id}, ${office.entiteId}, 'nom', 'en', 'Lake Ball', 'humain', '', now())`.execute(office.db);
  await office.fiche();
  const visite = { ...office.visite(), langue: LANGUE } as const;
  const page = await compose(office.db, visite, { genre: 'fiche', objet: id });
  if (page.genre !== 'page' || page.aRendre.page.genre !== 'fiche') throw new Error(JSON.stringify(page));
  const { nom, commune, href, photo } = page.aRendre.page.objet;
  expect([nom, commune, photo?.rang]).toEqual(['Lake Ball', 'Malbrume', 1]);
  const adresse = `https://bridge.example${href}`;

  const liste = await office.liste();
  const requete = new URLSearchParams();
  const points = await sortieDeListe(office.db, visite, { code: String(liste.code), format: 'geojson', requete });
  const [{ properties }] = JSON.parse(points?.corps ?? '').features;
  expect(properties).toMatchObject({
    nom,
    commune,
    href: adresse,
    photo: expect.stringContaining(photo?.empreinte ?? '?'),
  });

  const plan = await world().app.inject(`/public/${office.site.code}/sitemap-2.xml`);
  expect(plan.body).toContain(`<loc>${adresse}</loc>`);
  expect(plan.body).toContain(photo?.empreinte);

  const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_diaporama`.execute(office.db);
  const agenda = slide('agenda', { selection: { ref: 'selection', id: office.selection.id } });
  const { body } = await apercuDeDiapositive(office.admin, rows[0]?.id ?? 0, agenda, { langue: LANGUE });
  expect(body.data.html).toContain(nom);
  expect(body.data.html).toContain(commune);
});

it('a list, a fiche, a section, a slide and a bloc show the same facts of an objet in the same language', async () => {
  const made = await openMonde(world());
  expect(made.ids).toHaveLength(OBJETS);
  const { rows } = await sql<{ type: string }>`
    SELECT type_bridge AS type FROM objets WHERE id = ANY(${made.ids}::bigint[])`.execute(made.office.db);
  expect(new Set(rows.map(({ type }) => type))).toEqual(made.types);
  const liste = await deLaListe(made);
  const [fiches, editions, ecrans, blocs] = [
    await desFiches(made),
    await desEditions(made),
    await desEcrans(made),
    await desBlocs(made),
  ];
  for (const id of made.ids) {
    const faits = liste.get(id);
    expect(faits?.bloc).toContain('Inshort');
    expect(faits?.bloc.length, `bloc of ${faits?.nom}`).toBeGreaterThan(80);
    expect(fiches.get(id), 'fiche').toEqual(faits);
    expect(editions.get(id), 'edition').toEqual(faits);
    expect(ecrans.get(id), 'slide').toEqual(faits);
    expect(blocs.get(id), 'bloc').toEqual({ nom: faits?.nom, bloc: faits?.bloc });
  }
}, 180_000);
