import { describe, expect, it, vi } from 'vitest';
import { announceSurvol } from '../survol.ts';
import { settle } from '../testing/page.ts';
import { COUCHE, deux, geojson, noms, open, useRoom } from './testing/carte.ts';

describe('a map', () => {
  useRoom();

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
    // The answer of the list leaves the map where the visitor put it.
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

  it('highlights the pin of the card that is looked at, and tells which pin is', async () => {
    const { racine, epingles } = await open({}, [deux]);
    announceSurvol(racine, { objet: '2', de: 'liste' });
    expect(epingles().map((bouton) => bouton.classList.contains('bridge-epingle-vive'))).toEqual([false, true]);
    const told = vi.fn();
    racine.addEventListener('bridge:survol', (event) => event instanceof CustomEvent && told(event.detail));
    epingles()[0]?.dispatchEvent(new Event('pointerenter'));
    expect(told).toHaveBeenCalledWith({ objet: '1', de: 'carte' });
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
