import { describe, expect, it } from 'vitest';
import { COUCHE, deux, geojson, noms, open, useRoom } from './testing/carte.ts';

describe('the layers of a map', () => {
  useRoom();

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

  it.each([
    [true, 0],
    [false, 1],
  ])('a single layer has a legend where it does not start shown: shown %s, boxes %i', async (visible, boites) => {
    const { place } = await open({ couches: [{ ...COUCHE, visible }], controles: ['legende'] }, [geojson([1, -2, 48])]);
    expect(place.querySelectorAll('fieldset input')).toHaveLength(boites);
  });

  it('draws the lines and areas of a file in its colour, tracks or not, until the visitor hides them', async () => {
    const feature = (type: string, coordinates: unknown) => ({ geometry: { type, coordinates }, properties: {} });
    const ligne = [
      [-2, 48],
      [3, 44],
      [3, 45],
    ];
    const fichier = JSON.stringify({
      features: [feature('LineString', ligne), feature('Polygon', [[...ligne, ligne[0]]])],
    });
    const calques = [{ nom: 'Périmètre', couleur: '#aa3300', visible: true, href: '/public/ot/calque' }];
    const { place } = await open({ calques, traces: false, controles: ['legende'] }, [deux, fichier]);
    const drawn = () => [...place.querySelectorAll('path[stroke="#aa3300"]')];
    expect(drawn().map((path) => path.getAttribute('fill'))).toEqual(['#aa3300', 'none']);
    const boites = [...place.querySelectorAll<HTMLInputElement>('fieldset input')];
    boites[1]?.click();
    expect(drawn()).toEqual([]);
  });

  it('calls a place of a file that has no name after its file', async () => {
    const features = [{ geometry: { type: 'Point', coordinates: [-2, 48] }, properties: {} }];
    const calques = [{ nom: 'Toilettes', couleur: '#aa3300', visible: true, href: '/public/ot/calque' }];
    const { epingles, bulle } = await open({ couches: [], calques }, [JSON.stringify({ features })]);
    expect(noms(epingles())).toEqual(['Toilettes']);
    epingles()[0]?.click();
    expect([bulle()?.getAttribute('aria-label'), bulle()?.querySelector('strong')?.textContent]).toEqual([
      'Toilettes',
      'Toilettes',
    ]);
  });

  it('asks another server for its images once the visitor wants them, and never for a page', async () => {
    const wms = {
      nom: 'Cadastre',
      adresse: 'https://wms.example/wms',
      couches: 'a,b',
      attribution: '<i>Source</i>',
      opacite: 0.5,
      visible: false,
    };
    const { place } = await open(
      {
        wms: [wms, { ...wms, adresse: 'javascript:alert(1)' }, { ...wms, adresse: 'https://wms.example/{a}' }],
        controles: ['legende'],
      },
      [deux],
    );
    const images = () => [...place.querySelectorAll<HTMLImageElement>('img[src*="wms.example"]')];
    expect(images()).toEqual([]);
    const [, boite, ...others] = place.querySelectorAll<HTMLInputElement>('fieldset input');
    expect(others).toEqual([]);
    boite?.click();
    const [image] = images();
    expect(image?.src).toMatch(/^https:\/\/wms\.example\/wms\?.*layers=a%2Cb/);
    expect(image?.referrerPolicy).toBe('no-referrer');
    expect(place.querySelector('.leaflet-control-attribution')?.innerHTML).toContain('&lt;i&gt;Source&lt;/i&gt;');
    boite?.click();
    expect(images()).toEqual([]);
  });

  it('shows the layers that came, and says that one did not', async () => {
    const couches = [COUCHE, { ...COUCHE, href: '/b.geojson' }];
    const { place, epingles } = await open({ couches }, [geojson([1, -2, 48]), new Error('network')]);
    expect(epingles()).toHaveLength(1);
    expect(place.querySelector('[role=status]')?.textContent).toBe('Les objets de cette carte n’ont pas pu être lus.');
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
});
