import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { COMMUNES, TERRITOIRE } from './lieux.ts';
import { NOMS_SCENES } from './photo/photo.ts';
import { territoryFeeds } from './territoire.ts';

const PHOTOS = { photoBase: '/public/demonstration/photos' };
const JOURS = ['2026-06-15', '2026-12-29', '2027-01-01', '2028-02-29'];
const feeds = territoryFeeds('2026-06-15', PHOTOS);
const contenu = (dossier: string, fichier: string) =>
  feeds.find((feed) => feed.dossier === dossier && feed.fichier === fichier)?.contenu ?? '';

/** The texts of the elements with a name, in order. */
function textes(xml: string, nom: string): string[] {
  const trouves: string[] = [];
  let courant: string | null = null;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (tag.name === nom) courant = '';
  });
  const add = (texte: string) => {
    if (courant !== null) courant += texte;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', (tag) => {
    if (tag.name === nom && courant !== null) {
      trouves.push(courant);
      courant = null;
    }
  });
  parser.write(xml).close();
  return trouves;
}

describe('the feeds of the invented territory', () => {
  it('are the same bytes for the same day', () => {
    expect(territoryFeeds('2026-06-15', PHOTOS)).toEqual(feeds);
  });

  it('differ only by their dates from one day to the next', () => {
    const sansDates = (texte: string) => texte.replace(/\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4}|Date\(\d+\)/g, '');
    const lendemain = territoryFeeds('2026-06-16', PHOTOS);
    expect(lendemain.map(({ contenu }) => sansDates(contenu))).toEqual(feeds.map(({ contenu }) => sansDates(contenu)));
  });

  it('hold a flat Tourinsoft syndication of the second version', () => {
    const { d } = JSON.parse(contenu('tourinsoft-hebergements', 'objets.json'));
    expect(d.results).toHaveLength(79);
    expect(d.__count).toBe('79');
    expect(d.results.every((objet: object) => 'SyndicObjectID' in objet)).toBe(true);
  });

  it('hold a typed Tourinsoft syndication of the third version', () => {
    const reponse = JSON.parse(contenu('tourinsoft-agenda', 'objets.json'));
    expect(reponse['odata.metadata']).toMatch(/\$metadata#Objects$/);
    expect(reponse.value).toHaveLength(77);
    const traces = reponse.value.flatMap((objet: { Traces?: { Itinerairegooglemap: string }[] }) => objet.Traces ?? []);
    expect(JSON.parse(traces[0].Itinerairegooglemap).lignes[0].path.length).toBeGreaterThan(20);
  });

  it('hold the same LEI products in three languages', () => {
    const langues = ['fr', 'en', 'de'].map((langue) => contenu('lei', `listeproduits-${langue}.xml`));
    const [fr, en, de] = langues.map((xml) => textes(xml, 'PRODUIT'));
    expect(fr).toHaveLength(90);
    expect(en).toEqual(fr);
    expect(de).toEqual(fr);
    expect(new Set(fr).size).toBe(89);
    expect(new Set(langues.map((xml) => textes(xml, 'TYPE_NOM').join())).size).toBe(3);
  });

  it('hold an Apidae export whose words are all in its reference list', () => {
    const mots = new Set(
      JSON.parse(contenu('apidae', 'elements_reference.json')).map(
        (mot: { elementReferenceType: string; id: number }) => `${mot.elementReferenceType}/${mot.id}`,
      ),
    );
    const objets = feeds.filter(({ fichier }) => fichier.startsWith('objets_modifies/')).map(({ contenu }) => contenu);
    const employes = objets.flatMap((texte) =>
      [...texte.matchAll(/"elementReferenceType": "(\w+)",\s*"id": (\d+)/g)].map(([, liste, id]) => `${liste}/${id}`),
    );
    expect(employes.length).toBeGreaterThan(500);
    expect(employes.filter((mot) => !mots.has(mot))).toEqual([]);
    expect(objets.flatMap((texte) => JSON.parse(texte))).toHaveLength(129);
  });

  it('show only photos that the instance draws', () => {
    const photos = feeds.flatMap(({ contenu }) =>
      [...contenu.matchAll(/photos\/([^"|\]]+)\.jpg/g)].map(([, nom]) => nom),
    );
    expect(photos.length).toBeGreaterThan(500);
    expect(photos.filter((nom) => !new RegExp(`^(${NOMS_SCENES.join('|')})-[1-9]\\d{0,2}$`).test(nom ?? ''))).toEqual(
      [],
    );
  });

  it('speak of towns that are well formed and lie on the map of the territory', () => {
    const [ouest, sud, est, nord] = TERRITOIRE.emprise;
    for (const { insee, codePostal, lat, lon } of COMMUNES) {
      expect(insee).toMatch(/^96\d{3}$/);
      expect(codePostal).toMatch(/^96\d{3}$/);
      expect(lat > sud && lat < nord && lon > ouest && lon < est).toBe(true);
    }
    expect(new Set(COMMUNES.map(({ insee }) => insee)).size).toBe(COMMUNES.length);
  });

  it('name no well-known place, and reach no real address', () => {
    const tout = feeds.map((feed) => feed.contenu).join('\n');
    const connus =
      'Paris|Lyon|Marseille|Toulouse|Nice|Nantes|Strasbourg|Bordeaux|Lille|Rennes|Dijon|Annecy|Grenoble|Colmar|Nancy|Metz|Limoges|Brest|Alsace|Lorraine|Bretagne|Savoie|Provence|Bourgogne|Morvan|Logis de France|Gîtes de France';
    expect(tout.match(new RegExp(`\\b(${connus})\\b`, 'g'))).toBeNull();
    const hotes = [...tout.matchAll(/(?:https?:\/\/|@|www\.)([a-z0-9.-]+)/g)].map(([, hote = '']) => hote);
    expect(hotes.filter((hote) => !hote.endsWith('.example'))).toEqual([]);
  });

  it.each(JOURS)('have well-formed dates on %s, but for the one that no calendar has', (jour) => {
    const tout = territoryFeeds(jour, PHOTOS)
      .map((feed) => feed.contenu)
      .join('\n');
    const dates = [...tout.matchAll(/(?<![\w-])\d{4}-\d{2}-\d{2}(?!\d)/g)].map(([date]) => date);
    const faux = dates.filter(
      (date) => Number.isNaN(Date.parse(date)) || !new Date(date).toISOString().startsWith(date),
    );
    expect(new Set(faux)).toEqual(new Set([`${jour.slice(0, 4)}-02-31`]));
  });

  it('hold the traps that real feeds have', () => {
    const plat = contenu('tourinsoft-hebergements', 'objets.json');
    const type = contenu('tourinsoft-agenda', 'objets.json');
    const lei = contenu('lei', 'listeproduits-fr.xml');
    const apidae = contenu('apidae', 'objets_modifies/objets_modifies-1.json');
    for (const piege of [' | Val d’Ambre"', '"GmapLatitude":"900"', '31/02/', '04/12/2202', '|96 ', '<strong>', '"#'])
      expect(plat).toContain(piege);
    for (const piege of ['2202-12-04', '-02-31', '"Photo":null', '"ThesID":null', '<script', '"96 200"'])
      expect(type).toContain(piege);
    for (const piege of ['<LATITUDE>900<', '<LATITUDE></', '31/02/', '04/12/2202', '96009999', 'COMMENTAIREINTERNE'])
      expect(lei).toContain(piege);
    for (const piege of ['"HIDDEN"', '"valide": false', '\\r\\n', '<br/>', 'dateLimiteDePublication'])
      expect(apidae).toContain(piege);
  });
});
