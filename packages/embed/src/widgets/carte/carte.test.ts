import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceSurvol } from '../survol.ts';
import { type HoteChange, hoteDeTest, settle } from '../testing/page.ts';
import { openCarte } from './carte.ts';

const BASE = new URL('https://bridge.example/public/ot/fr/liste?fragment=1');
const COUCHE = { nom: 'Hôtels', couleur: '#123456', visible: true, href: '/public/ot/couche.geojson' };

const geojson = (...points: [id: number, lon: number, lat: number][]) =>
  JSON.stringify({
    features: points.map(([id, lon, lat]) => ({
      geometry: { type: 'Point', coordinates: [lon, lat] },
      properties: { id, nom: `<b>Objet ${id}</b>`, href: `/fr/o-${id}` },
    })),
  });

/** jsdom lays nothing out: the map is told that it has room. */
async function open(changes: object = {}, reponses: (string | Error)[] = [], hoteChange: HoteChange = {}) {
  const donnees = { titre: 'Carte', couches: [COUCHE], fond: 'plan-ign', hauteur: 400, controles: [], ...changes };
  document.body.innerHTML = '<div class="bridge" lang="fr"><div data-bridge-carte="5"><p>Patience</p></div></div>';
  const place = document.querySelector<HTMLElement>('[data-bridge-carte]');
  const racine = document.querySelector<HTMLElement>('.bridge');
  if (!place || !racine) throw new Error('no place');
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = JSON.stringify(donnees);
  place.prepend(script);
  const { hote, demandes } = hoteDeTest(hoteChange);
  const carte = openCarte(place, { racine, hote, base: BASE });
  const answer = async (...textes: (string | Error)[]) => {
    for (const [rang, texte] of textes.entries()) demandes[demandes.length - textes.length + rang]?.answer(texte);
    await settle();
  };
  await answer(...reponses);
  const epingles = () => [...place.querySelectorAll<HTMLButtonElement>('.bridge-epingle, .bridge-epingles')];
  const bulle = () => place.querySelector<HTMLElement>('.bridge-carte-bulle');
  return { place, racine, carte, demandes, answer, epingles, bulle, script, donnees };
}
const noms = (boutons: HTMLButtonElement[]) => boutons.map((bouton) => bouton.getAttribute('aria-label'));
const deux = geojson([1, -2, 48], [2, 3, 44]);

describe('a map', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  });
  afterEach(() => {
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  it('takes the place that was kept for it, with a named button for each objet', async () => {
    const { place, epingles, demandes } = await open({}, [deux]);
    expect(place.textContent).not.toContain('Patience');
    expect(demandes[0]?.adresse.href).toBe('https://bridge.example/public/ot/couche.geojson');
    expect(noms(epingles())).toEqual(['<b>Objet 1</b>', '<b>Objet 2</b>']);
    expect(epingles()[0]?.style.getPropertyValue('--bridge-epingle')).toBe('#123456');
  });

  it('asks its list for what it shows, once it was moved, and stays there', async () => {
    const { place, racine, carte, demandes, answer, script, donnees } = await open({}, [deux]);
    const form = document.createElement('form');
    form.innerHTML =
      '<input type="checkbox" name="commune" value="auray" checked>' +
      '<input type="hidden" name="commune-emprise" data-bridge-emprise="commune" value="">';
    racine.append(form);
    form.addEventListener('submit', (event) => event.preventDefault());
    const bouton = place.querySelector<HTMLButtonElement>('.bridge-carte-zone');
    expect(bouton).toMatchObject({ hidden: true, textContent: 'Chercher dans cette zone' });
    place.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click();
    expect(bouton?.hidden).toBe(false);
    bouton?.click();
    const asked = [...new FormData(form)];
    expect(asked).toEqual([['commune-emprise', expect.stringMatching(/^-?[\d.]+(,-?[\d.]+){3}$/)]]);
    expect(bouton?.hidden).toBe(true);
    // What the list answers leaves the map where the visitor put it.
    script.textContent = JSON.stringify({ ...donnees, couches: [{ ...COUCHE, href: '/public/ot/autre.geojson' }] });
    const transform = () => place.querySelector<HTMLElement>('.leaflet-map-pane')?.style.transform;
    const before = transform();
    void carte.readAgain();
    await settle();
    expect(demandes).toHaveLength(2);
    await answer(geojson([1, -2, 48]));
    expect([transform(), bouton?.hidden]).toEqual([before, true]);
  });

  it('offers no area where no filter of the list takes one', async () => {
    const { place } = await open({}, [deux]);
    place.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click();
    expect(place.querySelector<HTMLElement>('.bridge-carte-zone')?.hidden).toBe(true);
  });

  it('shows the objets of every part of a layer', async () => {
    const part = (texte: string) => JSON.stringify({ ...JSON.parse(texte), pages: 2 });
    const { epingles, demandes, answer } = await open({}, [part(deux)]);
    expect(epingles()).toHaveLength(0);
    expect(demandes.at(-1)?.adresse.href).toBe('https://bridge.example/public/ot/couche.geojson?page=2');
    await answer(part(geojson([3, 6, 50])));
    expect(noms(epingles())).toEqual(['<b>Objet 1</b>', '<b>Objet 2</b>', '<b>Objet 3</b>']);
    expect(demandes).toHaveLength(2);
  });

  it('keeps the parts that came when one does not, and says so', async () => {
    const part = JSON.stringify({ ...JSON.parse(deux), pages: 4 });
    const { place, epingles, demandes, answer } = await open({}, [part]);
    await answer(geojson([3, 6, 50]));
    await answer(new Error('network'));
    expect(noms(epingles())).toEqual(['<b>Objet 1</b>', '<b>Objet 2</b>', '<b>Objet 3</b>']);
    expect(place.querySelector('[role=status]')?.textContent).toBe('Les objets de cette carte n’ont pas pu être lus.');
    expect(demandes).toHaveLength(3);
  });

  it('shows once an objet that two parts hold', async () => {
    const { epingles, answer } = await open({}, [JSON.stringify({ ...JSON.parse(deux), pages: 2 })]);
    await answer(geojson([2, 3, 44], [3, 6, 50]));
    expect(noms(epingles())).toEqual(['<b>Objet 1</b>', '<b>Objet 2</b>', '<b>Objet 3</b>']);
  });

  it('asks another site for its layer once, whatever it says of its parts', async () => {
    const couches = [{ ...COUCHE, href: 'https://ailleurs.example/couche.geojson' }];
    const { epingles, demandes } = await open({ couches }, [JSON.stringify({ ...JSON.parse(deux), pages: 20 })]);
    expect(epingles()).toHaveLength(2);
    expect(demandes).toHaveLength(1);
  });

  it('opens a popup whose texts are texts, that Escape closes and gives the focus back', async () => {
    const { epingles, bulle } = await open({}, [deux]);
    epingles()[0]?.focus();
    epingles()[0]?.click();
    expect(bulle()?.querySelector('b')).toBeNull();
    expect(bulle()?.querySelector('strong')?.textContent).toBe('<b>Objet 1</b>');
    expect(bulle()?.querySelector('a')?.href).toBe('https://bridge.example/fr/o-1');
    expect(document.activeElement).toBe(bulle());
    bulle()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(bulle()).toBeNull();
    expect(document.activeElement).toBe(epingles()[0]);
  });

  describe('with popups drawn by the server', () => {
    const INFOBULLES = '/public/ot/fr/carte/5/infobulle/';
    const DESSINEE =
      '<style>.bridge .g-infobulle-photo .nom{color:red}</style><div class="bridge-infobulle g-infobulle-photo">' +
      '<h3 class="nom"><a href="/fr/o-1">Auberge</a></h3><p onclick="x()">Dès 12 €<script>x()</script></p></div>';
    const styles = () => [
      ...[...document.querySelectorAll('style')].map(({ textContent }) => textContent),
      ...[...(document.adoptedStyleSheets ?? [])].flatMap((feuille) => [...feuille.cssRules].map((r) => r.cssText)),
    ];

    it('shows its words at once, then the popup with its styles, and keeps the focus', async () => {
      const { epingles, bulle, demandes, answer } = await open({ infobulles: INFOBULLES }, [deux]);
      epingles()[0]?.click();
      expect(bulle()?.querySelector('strong')?.textContent).toBe('<b>Objet 1</b>');
      expect(demandes.at(-1)?.adresse.href).toBe('https://bridge.example/public/ot/fr/carte/5/infobulle/1');
      await answer(DESSINEE);
      expect(bulle()?.querySelector('strong')).toBeNull();
      expect(bulle()?.querySelector('.g-infobulle-photo .nom a')?.getAttribute('href')).toBe(
        'https://bridge.example/fr/o-1',
      );
      expect(bulle()?.innerHTML).not.toMatch(/onclick|<script|<style/);
      expect(styles().filter((css) => /\.g-infobulle-photo \.nom/.test(css ?? ''))).toHaveLength(1);
      expect(document.activeElement).toBe(bulle());
      bulle()?.querySelector<HTMLElement>('.bridge-carte-bulle-fermer')?.click();
      epingles()[0]?.click();
      await answer(DESSINEE);
      expect(styles().filter((css) => /\.g-infobulle-photo \.nom/.test(css ?? ''))).toHaveLength(1);
    });

    it.each([new Error('network'), '', '<style>.a{}</style>'])('keeps its words when %s comes', async (reponse) => {
      const { epingles, bulle, answer } = await open({ infobulles: INFOBULLES }, [deux]);
      epingles()[0]?.click();
      await answer(reponse);
      expect(bulle()?.querySelector('strong')?.textContent).toBe('<b>Objet 1</b>');
      expect(bulle()?.querySelector('a')?.href).toBe('https://bridge.example/fr/o-1');
    });

    it('still leads to the fiche when the popup does not', async () => {
      const { epingles, bulle, answer } = await open({ infobulles: INFOBULLES }, [deux]);
      epingles()[0]?.click();
      await answer('<h3><a href="#objet-1">Auberge</a></h3>');
      expect([...(bulle()?.querySelectorAll('a[href]') ?? [])].map((lien) => lien.getAttribute('href'))).toEqual([
        'https://bridge.example/fr/o-1',
      ]);
    });
  });

  it('draws the pictogram of a layer on its pins and in the legend, and nothing else than a path', async () => {
    const couches = [
      { ...COUCHE, dessin: 'M5 9a2 2 0 1 0 4 0' },
      { ...COUCHE, dessin: '"><img src=x>', href: '/b.geojson' },
    ];
    const { place, epingles } = await open({ couches, controles: ['legende'] }, [
      geojson([1, -2, 48]),
      geojson([2, 3, 44]),
    ]);
    expect(epingles().map((bouton) => bouton.querySelector('path')?.getAttribute('d') ?? null)).toEqual([
      'M5 9a2 2 0 1 0 4 0',
      null,
    ]);
    expect(place.querySelectorAll('.bridge-legende path')).toHaveLength(1);
  });

  it('comes nearer when a group is pressed, and lists it when nothing is nearer', async () => {
    const { epingles, bulle } = await open({ centre: { lat: 48, lon: -2, zoom: 6 } }, [
      geojson([1, -2, 48], [2, -2, 48], [3, -2.02, 48.01]),
    ]);
    expect(noms(epingles())).toEqual(['3 objets']);
    epingles()[0]?.click();
    expect(noms(epingles())).toContain('2 objets');
    epingles()
      .find((bouton) => bouton.textContent === '2')
      ?.click();
    expect(bulle()?.querySelectorAll('li a')).toHaveLength(2);
  });

  it('names whose background it is, and keeps its points when it does not come', async () => {
    const { place, epingles } = await open({}, [deux]);
    expect(place.querySelector('.leaflet-control-attribution')?.textContent).toContain('IGN');
    for (const tuile of place.querySelectorAll('img')) tuile.dispatchEvent(new Event('error'));
    expect(epingles()).toHaveLength(2);
  });

  it.each([
    ['plan-ign', 'LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2&STYLE=normal&FORMAT=image/png&TILEMATRIXSET=PM'],
    ['photo-ign', 'LAYER=ORTHOIMAGERY.ORTHOPHOTOS&STYLE=normal&FORMAT=image/jpeg&TILEMATRIXSET=PM'],
    ['osm', 'tile.openstreetmap.fr/osmfr/'],
  ])('on %s asks for its pictures', async (fond, adresse) => {
    const { place } = await open({ fond });
    expect(place.querySelector('img')?.src).toContain(adresse);
  });

  it('without a background asks nobody', async () => {
    const { place } = await open({ fond: 'aucun' });
    expect(place.querySelector('img')).toBeNull();
  });

  it('shows and hides its layers from the legend', async () => {
    const couches = [COUCHE, { ...COUCHE, nom: 'Plages', href: '/b.geojson', visible: false }];
    const { place, epingles } = await open({ couches, controles: ['legende'] }, [
      geojson([1, -2, 48]),
      geojson([2, 3, 44]),
    ]);
    expect(epingles()).toHaveLength(1);
    const boites = [...place.querySelectorAll<HTMLInputElement>('fieldset input')];
    expect(boites.map(({ checked }) => checked)).toEqual([true, false]);
    boites[0]?.click();
    expect(epingles()).toHaveLength(0);
    boites[0]?.click();
    expect(noms(epingles())).toEqual(['<b>Objet 1</b>']);
  });

  it('shows the layers that came, and says that one did not', async () => {
    const couches = [COUCHE, { ...COUCHE, href: '/b.geojson' }];
    const { place, epingles } = await open({ couches }, [geojson([1, -2, 48]), new Error('network')]);
    expect(epingles()).toHaveLength(1);
    expect(place.querySelector('[role=status]')?.textContent).toBe('Les objets de cette carte n’ont pas pu être lus.');
  });

  it('highlights the pin of the card that is looked at, and tells which pin is', async () => {
    const { racine, epingles } = await open({}, [deux]);
    announceSurvol(racine, { objet: '2', de: 'liste' });
    expect(epingles().map((bouton) => bouton.classList.contains('bridge-epingle-vive'))).toEqual([false, true]);
    const told = vi.fn();
    racine.addEventListener('bridge:survol', (event) => event instanceof CustomEvent && told(event.detail));
    epingles()[0]?.dispatchEvent(new Event('pointerenter'));
    expect(told).toHaveBeenCalledWith({ objet: '1', de: 'carte' });
  });

  it('follows the list: other layers are read, the same ones are not', async () => {
    const { carte, script, donnees, demandes, answer, epingles } = await open({}, [deux]);
    void carte.readAgain();
    expect(demandes).toHaveLength(1);
    script.textContent = JSON.stringify({ ...donnees, couches: [{ ...COUCHE, href: '/autre.geojson' }] });
    void carte.readAgain();
    await answer(geojson([9, 0, 46]));
    expect(noms(epingles())).toEqual(['<b>Objet 9</b>']);
  });

  it('draws tracks where it is asked to', async () => {
    const ligne = JSON.stringify({
      features: [
        {
          geometry: {
            type: 'LineString',
            coordinates: [
              [-2, 48],
              [-2.1, 48.1],
            ],
          },
          properties: {},
        },
      ],
    });
    expect((await open({ traces: false }, [ligne])).place.querySelector('path')).toBeNull();
    expect((await open({ traces: true }, [ligne])).place.querySelector('path.bridge-carte-trace')).not.toBeNull();
  });

  it('draws the tracks of the layers that are shown, and those of the list as it is', async () => {
    const trace = (lon: number) =>
      JSON.stringify({
        features: [
          {
            geometry: {
              type: 'MultiLineString',
              coordinates: [
                [
                  [lon, 48],
                  [lon + 0.1, 48.1],
                ],
              ],
            },
            properties: {},
          },
        ],
      });
    const couches = [COUCHE, { ...COUCHE, href: '/b.geojson', visible: false }];
    const { place, carte, script, donnees, answer } = await open({ couches, controles: ['legende'], traces: true }, [
      trace(-2),
      trace(3),
    ]);
    const traces = () => place.querySelectorAll('path.bridge-carte-trace').length;
    expect(traces()).toBe(1);
    const boites = [...place.querySelectorAll<HTMLInputElement>('fieldset input')];
    boites[1]?.click();
    expect(traces()).toBe(2);
    boites[0]?.click();
    boites[1]?.click();
    expect(traces()).toBe(0);
    boites[0]?.click();
    script.textContent = JSON.stringify({ ...donnees, couches: [{ ...COUCHE, href: '/autre.geojson' }] });
    void carte.readAgain();
    await answer(trace(0));
    expect(traces()).toBe(1);
  });

  it('asks where the visitor is when they press the button only', async () => {
    const getCurrentPosition = vi.fn();
    const geolocalisation = { getCurrentPosition, watchPosition: vi.fn(), clearWatch: vi.fn() };
    const { place } = await open({ controles: ['autour'] }, [deux], { geolocalisation });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    place.querySelector<HTMLElement>('.bridge-carte-bouton')?.click();
    getCurrentPosition.mock.calls[0]?.[1]();
    expect(place.querySelector('[role=status]')?.textContent).toBe('Votre position n’est pas disponible.');
  });

  it('leaves the wheel to the page until it is used', async () => {
    const { place } = await open({}, [deux]);
    const fond = place.querySelector<HTMLElement>('.bridge-carte-fond');
    const turn = () => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 40 });
      fond?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(turn()).toBe(false);
    fond?.focus();
    expect(turn()).toBe(true);
  });

  it('has its styles once, wherever it stands', async () => {
    await open({}, [deux]);
    await open({}, [deux]);
    const feuilles = document.adoptedStyleSheets?.length ?? 0;
    expect(feuilles + document.querySelectorAll('style[data-bridge-carte-styles]').length).toBe(1);
  });
});
