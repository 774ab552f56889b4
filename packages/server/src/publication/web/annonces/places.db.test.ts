import { type AnyRecord, nouvelleCreation } from '@bridge/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDessin } from '../../../rendering/web/dessin/dessin.ts';
import type { PlaceRendue } from '../../../rendering/web/page.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { compose } from '../pages/compose.ts';
import type { Composition, Demande } from '../pages/composition.ts';
import { duType, type Office, officeEnLigne } from '../testing/site.ts';
import { regieDe } from './testing/regie.ts';

const world = useWorld();
const dessin = createDessin();
let office: Office;
let regie: Awaited<ReturnType<typeof regieDe>>;
let auberge = 0;
let bistrot = 0;
let liste: AnyRecord;

beforeAll(async () => {
  office = await officeEnLigne(world());
  regie = await regieDe(world(), office);
  [auberge = 0, bistrot = 0] = await office.objets(
    { colonnes: { nom: 'Auberge', type_bridge: 'hotel' } },
    { colonnes: { nom: 'Bistrot' } },
    { colonnes: { nom: 'Cabane' } },
  );
  liste = await office.liste();
  await office.fiche();
});

async function composee(demande: Demande, at = world().now): Promise<Composition> {
  const reponse = await compose(office.db, { ...office.visite(), at }, demande);
  if (reponse.genre !== 'page') throw new Error(reponse.genre);
  return reponse;
}
const surLaListe = () => composee({ genre: 'liste', code: String(liste.code), requete: new URLSearchParams() });
const surLaFiche = (objet: number) => composee({ genre: 'fiche', objet });
const placeOf = ({ aRendre }: Composition, espace: number): PlaceRendue | undefined =>
  aRendre.page.annonces?.find(({ lieu }) => lieu.espace === espace);
const htmlOf = ({ aRendre }: Composition) => dessin.page(aRendre).html;

describe('the annonces of a page', () => {
  it('stand between the elements of a list, labelled with who pays, and lead where numbers say', async () => {
    const espace = await regie.espace({ emplacement: 'entre-elements', intervalle: 2 });
    const annonce = await regie.annonce({ espaces: [espace.id] });
    const page = await surLaListe();
    expect(placeOf(page, espace.id)).toMatchObject({ apres: [2], montrees: [annonce.id] });
    expect(page.cles).toContain('annonces');
    const html = htmlOf(page).split('<main')[1] ?? '';
    expect(html.indexOf('Bistrot')).toBeLessThan(html.indexOf('Annonce · Cycles de l’Ambre'));
    expect(html.indexOf('Annonce · Cycles de l’Ambre')).toBeLessThan(html.indexOf('Cabane'));
    const adresse = `/public/_annonces/clic/${annonce.id}-${espace.id}-${office.site.id}-${regie.texte.id}-fr`;
    expect(html).toContain(`href="${adresse}" rel="sponsored nofollow noopener"`);
    expect(html).toMatch(/<noscript><img src="\/public\/_annonces\/vue\/[^"]*\.gif"/);
    expect(html).not.toContain('velos.exemple.fr');
  });

  it('stand for a fiche as its neighbours are drawn', async () => {
    const native = await regie.format({ genre: 'native' });
    const espace = await regie.espace({ emplacement: 'entre-elements', formats: [native.id], mention: 'partenaire' });
    await regie.annonce({ format: native.id, creations: [], objet: auberge, annonceur: null, espaces: [espace.id] });
    const html = htmlOf(await surLaListe());
    expect(html.split('>Auberge<').length).toBeGreaterThan(2);
    expect(html).toContain('Partenaire · Auberge');
    expect(html).toContain('rel="sponsored nofollow"');
  });

  it('are never on the fiche of a competitor, and are on their own', async () => {
    const espace = await regie.espace({ emplacement: 'pied-de-fiche' });
    const { id } = await regie.annonce({
      espaces: [espace.id],
      objet: bistrot,
      exclusions: duType('restaurant'),
    });
    expect(placeOf(await surLaFiche(bistrot), espace.id)?.montrees).toEqual([id]);
    expect(placeOf(await surLaFiche(auberge), espace.id)?.montrees).toEqual([id]);
    const cabane = (await office.objets({ colonnes: { nom: 'Cantine' } }))[0] ?? 0;
    expect(placeOf(await surLaFiche(cabane), espace.id)).toBeUndefined();
  });

  it('follow the tags that a page bears, by rule and by what stands above them', async () => {
    const dormir = await regie.tag();
    const hotels = await regie.tag({ parent: dormir.id, regles: duType('hotel') });
    const espace = await regie.espace({ emplacement: 'fond' });
    const { id } = await regie.annonce({ espaces: [], tagsCibles: [dormir.id] });
    expect(hotels.parent).toBe(dormir.id);
    expect(placeOf(await surLaFiche(auberge), espace.id)?.montrees).toEqual([id]);
    expect(placeOf(await surLaFiche(bistrot), espace.id)).toBeUndefined();
    const other = await officeEnLigne(world());
    await other.liste();
    expect((await compose(office.db, other.visite(), { genre: 'accueil' })).genre).toBe('page');
  });

  it('take turns: the page is made anew, and carries all that may be shown', async () => {
    const espace = await regie.espace({ capacite: 3 });
    const creations = [{ ...nouvelleCreation(regie.texte.id), titre: 'Autre', url: 'https://autre.exemple.fr/' }];
    const [one, two] = [
      await regie.annonce({ espaces: [espace.id] }),
      await regie.annonce({ espaces: [espace.id], creations }),
    ];
    const page = await surLaListe();
    const place = placeOf(page, espace.id);
    expect(new Set(place?.annonces.map(({ pretendante }) => pretendante.id))).toEqual(new Set([one.id, two.id]));
    expect(page.fraicheur).toBeLessThanOrEqual(15 * 60);
    expect(htmlOf(page)).toContain('<template data-bridge-choix=');
  });

  it('stand alone in a page of somebody else, or leave nothing there', async () => {
    const espace = await regie.espace({ emplacement: 'fond' });
    const libre = (code: unknown) => composee({ genre: 'annonce', code: String(code) });
    expect(dessin.page((await libre(espace.code)).aRendre).fragment).not.toContain('bridge-annonce');
    const { id } = await regie.annonce({ espaces: [espace.id] });
    const page = await libre(espace.code);
    expect(placeOf(page, espace.id)?.montrees).toEqual([id]);
    expect(page.aRendre.page.annonces).toHaveLength(1);
    expect(dessin.page(page.aRendre).fragment).toContain('Louez un vélo');
  });

  it('are nowhere where the module is off, and no script is asked for them', async () => {
    await world().setParametres({ enable_module_ads: false });
    const page = await surLaListe();
    expect(page.aRendre.page.annonces).toEqual([]);
    expect(htmlOf(page)).not.toMatch(/_annonces|data-bridge-donnees|data-bridge-site-id/);
    await world().setParametres({ enable_module_ads: true });
  });
});
