import { type AnyRecord, civilDay, diapositives, type Invite, newItem, nouvelleCreation } from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { objetsIndexes } from '../../../catalogue/regle/objets-indexes.repository.ts';
import type { SujetDePage } from '../../../composition/annonce/contexte.ts';
import { openCadre } from '../../../composition/cadre.ts';
import { openAnnonces } from '../../../composition/edition/annonces.ts';
import { scopeOfEntity } from '../../../crud/read/portee.repository.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { vuesDesAnnonces } from '../../ecran/vues/annonces.ts';
import { compose } from '../pages/compose.ts';
import { create, duType, type Office, officeEnLigne } from '../testing/site.ts';
import { keepEvenements } from './evenements.repository.ts';
import { regieDe } from './testing/regie.ts';

const world = useWorld();
let office: Office;
let regie: Awaited<ReturnType<typeof regieDe>>;
let auberge: SujetDePage;
let liste: AnyRecord;
let formats: { readonly ecran: AnyRecord; readonly print: AnyRecord; readonly autre: AnyRecord };
let espaces: { readonly web: AnyRecord; readonly ecran: AnyRecord; readonly print: AnyRecord };

beforeAll(async () => {
  office = await officeEnLigne(world());
  regie = await regieDe(world(), office);
  const ids = await office.objets({ colonnes: { nom: 'Auberge', type_bridge: 'hotel' } });
  const where = sql<SqlBool>`id = ANY(${ids}::bigint[])`;
  const objets = await objetsIndexes(office.db, { where, apres: 0, most: 1, profils: [] });
  auberge = { objets, isFiche: false, tags: [] };
  liste = await office.liste();
  formats = {
    ecran: await regie.format({ canal: 'ecran' }),
    print: await regie.format({ canal: 'print' }),
    autre: await regie.format({ canal: 'print' }),
  };
  espaces = {
    web: await regie.espace(),
    ecran: await regie.espace({ canal: 'ecran', emplacement: 'slide', sites: [], formats: [formats.ecran.id] }),
    print: await regie.espace({ canal: 'print', emplacement: 'encart', sites: [], formats: [formats.print.id] }),
  };
});

const titled = (format: AnyRecord, titre: string) => ({
  ...nouvelleCreation(format.id),
  titre,
  url: 'https://velos.exemple.fr/',
});
const partout = () =>
  [regie.texte, formats.ecran, formats.autre, formats.print].map((one) => titled(one, String(one.code)));
const cadre = async () => {
  const scope = await scopeOfEntity(office.db, office.entiteId);
  return openCadre(office.db, { scope, entite: office.entiteId, langue: 'fr', at: world().now });
};

/** Archives an annonce, so that its places are free for the next test. */
const retire = (id: number) => sql`UPDATE annonces SET archive_le = now() WHERE id = ${id}`.execute(office.db);

/** What a list may show: an espace and an annonce. */
const surLaListe = async () => {
  const demande = {
    fuseau: 'Europe/Paris',
    genre: 'liste',
    code: String(liste.code),
    requete: new URLSearchParams(),
  } as const;
  const page = await compose(office.db, { ...office.visite(), at: world().now }, demande);
  if (page.genre !== 'page') throw new Error(page.genre);
  return (page.aRendre.page.annonces ?? []).flatMap(({ lieu, annonces }) =>
    annonces.map(({ pretendante }) => [lieu.espace, pretendante.id]),
  );
};
const surLEcran = async (tags: readonly number[], besides: readonly unknown[] = []) => {
  const slide = newItem(diapositives, {
    genre: 'annonce',
    espace: { ref: 'espace', id: espaces.ecran.id },
    tagsAnnonce: tags.map((id) => ({ ref: 'tagAnnonce', id }) as const),
  });
  // Annonces read nothing of a gabarit.
  const demande = {
    fuseau: 'Europe/Paris',
    slide,
    sequence: [slide, ...besides],
    pas: null,
    diaporama: null,
  } as unknown;
  const { vues } = await vuesDesAnnonces(office.db, await cadre(), demande as Parameters<typeof vuesDesAnnonces>[2]);
  return vues;
};
const surLePapier = async (sujet: SujetDePage | null) => {
  const annonces = openAnnonces(office.db, await cadre(), { id: 1, code: 'guide' }, () => undefined);
  return annonces.ofEspace(espaces.print.id, 'a1', sujet);
};

describe('an annonce that is sold on a tag', () => {
  it('is on every page, slide and chapter that bears it, by rule or by hand, and on no other', async () => {
    const tag = await regie.tag({ regles: duType('hotel') });
    const { id } = await regie.annonce({ espaces: [], tagsCibles: [tag.id], creations: partout() });
    expect(await surLaListe()).toEqual([[espaces.web.id, id]]);
    expect((await surLEcran([])).map(({ annonce }) => annonce)).toEqual([]);
    expect((await surLEcran([tag.id])).map(({ annonce }) => annonce)).toEqual([id]);
    const objets = newItem(diapositives, { genre: 'objets', selection: { ref: 'selection', id: office.selection.id } });
    expect((await surLEcran([], [objets])).map(({ annonce }) => annonce)).toEqual([id]);
    expect(await surLePapier(null)).toBeNull();
    expect((await surLePapier(auberge))?.id).toBe(id);
    expect((await surLePapier({ objets: [], isFiche: false, tags: [tag.id] }))?.id).toBe(id);
    await retire(id);
  });
});

describe('an annonce on paper and on a screen', () => {
  it('is of a format of its place, says who pays, and tells its advertiser where visitors come from', async () => {
    const espacesDe = [espaces.ecran.id, espaces.print.id];
    const { id } = await regie.annonce({ espaces: espacesDe, creations: partout(), campagne: 'Été à vélo' });
    const printed = await surLePapier(null);
    expect(printed).toMatchObject({ id, titre: formats.print.code, mention: 'Annonce' });
    expect(printed?.url).toBe('https://velos.exemple.fr/?utm_source=guide&utm_medium=print&utm_campaign=ete-a-velo');
    const [shown] = await surLEcran([]);
    expect(shown?.contenu).toMatchObject({ genre: 'annonce', mention: 'Annonce · Cycles de l’Ambre' });
    await retire(id);
  });
});

describe('an annonce of another entity', () => {
  it('is where it is invited, place by place, until the owner of the site takes it off or it is invited no more', async () => {
    const voisin = await world().createEntite('Voisin');
    const ouvert = await regie.espace({ emplacement: 'fond', capacite: 3, partage: 'toutes' });
    const invite = (...entites: number[]) =>
      sql`UPDATE espaces SET entites_invitees = ${entites}::bigint[] WHERE id = ${ouvert.id}`.execute(office.db);
    await invite(voisin);
    const elle = await world().person({ roles: ['ROLE_ANNONCE_ADMIN'], entiteId: voisin });
    const tag = await regie.tag({ regles: duType('hotel'), partage: 'toutes' });
    const day = civilDay(world().now);
    const sell = async (values: object) => {
      const { id, version } = await create(elle, '/annonces/annonce', {
        nom: 'Voisine',
        format: regie.texte.id,
        annonceur: (await create(elle, '/annonces/annonceur', { nom: 'Cycles' })).id,
        creations: [titled(regie.texte, 'Voisine')],
        du: day,
        au: day,
        ...values,
      });
      await create(elle, `/annonces/annonce/${id}/valider`, { version });
      return id;
    };
    const [byTag, named] = [await sell({ tagsCibles: [tag.id] }), await sell({ espaces: [ouvert.id] })];
    expect(await surLaListe()).toEqual([
      [ouvert.id, byTag],
      [ouvert.id, named],
    ]);
    const invites = `/api/web/sites/${office.site.id}/invites`;
    const told = async () => (await office.admin.call<{ items: Invite[] }>('GET', invites)).body.data.items;
    const off = { ressource: 'annonce', nature: 'Annonce', nom: 'Voisine', entite: 'Voisin', retireLe: null };
    expect(await told()).toEqual([byTag, named].map((id) => ({ ...off, id })));
    const takeOff = (retire: boolean) =>
      office.admin.call('POST', invites, { ressource: 'annonce', id: named, retire });
    expect((await elle.call('GET', invites)).status).toBe(403);
    expect((await takeOff(true)).status).toBe(200);
    expect(await surLaListe()).toEqual([[ouvert.id, byTag]]);
    expect((await told()).map(({ retireLe }) => retireLe)).toEqual([null, world().now.toISOString()]);
    const seen = { cle: 'a'.repeat(32), genre: 'vue', espace: ouvert.id, site: Number(office.site.id) } as const;
    await keepEvenements(office.db, [{ ...seen, annonce: named }], world().now);
    const { rows } = await sql`SELECT FROM comptes_annonce WHERE annonce = ${named}`.execute(office.db);
    expect(rows).toEqual([]);
    await takeOff(false);
    expect(await surLaListe()).toHaveLength(2);
    await invite();
    expect(await surLaListe()).toEqual([]);
    expect(await told()).toEqual([]);
  });
});
