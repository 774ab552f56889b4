import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Image } from './image.ts';
import { createScene } from './scene.ts';

const [PHOTO, FILM] = ['a'.repeat(64), 'b'.repeat(64)];

function imageDe(changes: Partial<Image> = {}): Image {
  return {
    html: '<main>Bonjour</main>',
    styles: ':host{color:red}',
    polices: [],
    langue: 'fr',
    largeur: 1920,
    hauteur: 1080,
    rotation: 0,
    medias: [],
    vif: null,
    transition: 'aucune',
    bandeau: null,
    fuseau: 'Europe/Paris',
    ...changes,
  };
}

/** A scene whose browser decodes at once, and which counts the addresses held. */
function open() {
  document.body.innerHTML = '<main id="ecran"></main>';
  const held = new Set<string>();
  let drawn = 0;
  const lieu = document.getElementById('ecran');
  if (!lieu) throw new Error('no place');
  const [onFilmFini, onFilmRefuse] = [vi.fn(), vi.fn()];
  const reading = new Map<string, Promise<void>>();
  const scene = createScene({
    lieu,
    now: () => Date.parse('2026-11-14T09:00:00Z'),
    fetch: vi.fn(async () => new Response()),
    onFilmFini,
    onFilmRefuse,
    load: async (empreinte) => {
      await reading.get(empreinte);
      return empreinte === 'absent' ? null : new Blob([empreinte]);
    },
    adresses: {
      createObjectURL: () => {
        const adresse = `blob:${++drawn}`;
        held.add(adresse);
        return adresse;
      },
      revokeObjectURL: (adresse) => void held.delete(adresse),
    },
  });
  const shows = async (image: Image) => {
    await scene.prepare(image);
    scene.show();
    await Promise.resolve();
    await Promise.resolve();
  };
  const inFront = () => document.querySelector('.piste.devant > .couche')?.shadowRoot;
  return { scene, held, shows, inFront, reading, onFilmFini, onFilmRefuse };
}

beforeEach(() => {
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function load(this: HTMLMediaElement) {
    if (this.getAttribute('src')) queueMicrotask(() => this.onloadeddata?.(new Event('loadeddata')));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('the scene', () => {
  it('shows nothing of a picture before all of it is ready, and keeps what is seen when it is not', async () => {
    const { scene, shows, inFront } = open();
    await shows(imageDe());
    await expect(scene.prepare(imageDe({ html: '<main>Autre</main>', medias: ['absent'] }))).rejects.toThrow('manque');
    expect(inFront()?.querySelector('main')?.textContent).toBe('Bonjour');
    Object.assign(HTMLImageElement.prototype, { decode: async () => Promise.reject(new Error('bad')) });
    await expect(scene.prepare(imageDe({ html: '<img src="x" alt="">' }))).rejects.toThrow('une image ne se lit pas');
    expect(inFront()?.querySelector('main')?.textContent).toBe('Bonjour');
  });

  it('puts media where they are named, in the HTML and in the styles, and lets go of them after', async () => {
    const { held, shows, inFront } = open();
    const html = `<img src="media:${PHOTO}" alt="">`;
    await shows(imageDe({ html, styles: `main{background:url(media:${PHOTO})}`, medias: [PHOTO] }));
    expect(inFront()?.querySelector('img')?.getAttribute('src')).toBe('blob:1');
    expect(inFront()?.querySelector('style')?.textContent).toContain('url(blob:1)');
    for (let turn = 0; turn < 200; turn++) await shows(imageDe({ html, medias: [PHOTO] }));
    expect(held.size).toBe(1);
    await shows(imageDe());
    expect(held.size).toBe(0);
  });

  it('has two films that it empties and never makes anew, and hears of their end', async () => {
    const { shows, inFront, onFilmFini } = open();
    const film = imageDe({
      html: `<main><video class="plein" src="media:${FILM}"></video></main>`,
      medias: [FILM],
      vif: { genre: 'video' },
    });
    const seen = new Set<unknown>();
    for (let turn = 0; turn < 50; turn++) {
      await shows(film);
      seen.add(inFront()?.querySelector('video'));
    }
    expect(seen.size).toBe(2);
    const video = inFront()?.querySelector('video');
    expect([video?.className, video?.muted]).toEqual(['plein', true]);
    video?.onended?.(new Event('ended'));
    expect(onFilmFini).toHaveBeenCalledOnce();
    await shows(imageDe());
    expect(video?.hasAttribute('src')).toBe(false);
  });

  it('tells a film that the browser refuses from one that came to its end', async () => {
    const { shows, onFilmFini, onFilmRefuse } = open();
    const film = imageDe({ html: `<video src="media:${FILM}"></video>`, medias: [FILM], vif: { genre: 'video' } });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await shows(film);
    await vi.waitFor(() => expect(onFilmRefuse).toHaveBeenCalledOnce());
    expect(onFilmFini).not.toHaveBeenCalled();
    // A film stopped before it began was not refused.
    let stops: (reason: unknown) => void = () => undefined;
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(
      new Promise((_, reject) => {
        stops = reject;
      }),
    );
    await shows({ ...film });
    await shows(imageDe());
    stops(new DOMException('gone', 'AbortError'));
    await Promise.resolve();
    expect(onFilmRefuse).toHaveBeenCalledOnce();
  });

  it('draws the last picture that was asked for, whatever comes late of the one before', async () => {
    const { scene, held, reading, inFront } = open();
    let arrives: () => void = () => undefined;
    reading.set(
      PHOTO,
      new Promise((resolve) => {
        arrives = resolve;
      }),
    );
    const late = scene.prepare(imageDe({ html: '<main>Trop tard</main>', medias: [PHOTO] }));
    await scene.prepare(imageDe({ html: '<main>La bonne</main>' }));
    scene.show();
    arrives();
    await expect(late).rejects.toThrow('a pris sa place');
    expect(inFront()?.querySelector('main')?.textContent).toBe('La bonne');
    expect(held.size).toBe(0);
  });

  it('keeps its band while slides pass, with the time of the place; another one comes with its slide', async () => {
    const { shows, scene } = open();
    const band = () => document.querySelector('.bande.devant > .bandeau')?.shadowRoot;
    const bandeau = { place: 'bas', html: '<footer><b data-heure></b></footer>' } as const;
    await shows(imageDe({ bandeau }));
    const footer = band()?.querySelector('footer');
    expect(footer?.textContent).toBe('10\u00a0h\u00a000');
    await shows(imageDe({ html: '<p>2</p>', bandeau }));
    expect(band()?.querySelector('footer')).toBe(footer);
    await scene.prepare(imageDe({ html: '<p>3</p>', bandeau: { place: 'haut', html: '<footer>Neuf</footer>' } }));
    expect(band()?.querySelector('footer')).toBe(footer);
    scene.show();
    expect(band()?.querySelector('footer')?.textContent).toBe('Neuf');
    await shows(imageDe());
    expect(band()?.querySelector('footer') ?? null).toBeNull();
  });

  it('counts down, says how old the content is, and goes black', async () => {
    const { shows, scene, inFront } = open();
    const vif = { genre: 'compte', cible: '2026-11-14T12:05:00Z' } as const;
    await shows(imageDe({ html: '<p data-reste></p>', vif }));
    expect(inFront()?.querySelector('p')?.textContent).toBe('3\u00a0h 05\u00a0min');
    scene.mention(Date.parse('2026-11-12T08:00:00Z'));
    expect(document.querySelector('.mention')?.textContent).toBe('Mis à jour le 12 novembre à 9\u00a0h\u00a000');
    scene.noir();
    expect(document.querySelector<HTMLElement>('.nuit')?.hidden).toBe(false);
    await shows(imageDe());
    expect(document.querySelector<HTMLElement>('.nuit')?.hidden).toBe(true);
  });

  it('frames a page of elsewhere closed in, once it answers; the vue itself is there otherwise', async () => {
    const { shows, inFront } = open();
    const vif = { genre: 'page', adresse: 'https://ailleurs.example/meteo' } as const;
    await shows(imageDe({ html: '<p>Secours</p>', vif }));
    await vi.waitFor(() => expect(inFront()?.querySelector('iframe')).not.toBeNull());
    const frame = inFront()?.querySelector('iframe');
    expect([frame?.getAttribute('sandbox'), frame?.style.opacity]).toEqual(['allow-scripts allow-same-origin', '0']);
    frame?.onload?.(new Event('load'));
    await vi.waitFor(() => expect(frame?.style.opacity).toBe('1'));
    await shows(imageDe({ html: '<p>Secours</p>', vif: { genre: 'page', adresse: 'http://ailleurs.example' } }));
    expect(inFront()?.querySelector('iframe')).toBeNull();
  });

  it('puts an emergency over everything, and takes it away', async () => {
    const { shows, scene, inFront } = open();
    await shows(imageDe());
    scene.noir();
    scene.urgence(imageDe({ html: '<h1>Évacuez</h1>' }));
    const over = document.querySelector('.dessus > .alerte')?.shadowRoot;
    expect(over?.querySelector('h1')?.textContent).toBe('Évacuez');
    expect(document.querySelector<HTMLElement>('.nuit')?.hidden).toBe(true);
    scene.urgence(null);
    expect(over?.querySelector('h1')).toBeNull();
    expect(inFront()?.querySelector('main')?.textContent).toBe('Bonjour');
  });

  it('says what is seen, for its own picture: nothing at night, the emergency alone, or the slide and its band', async () => {
    const { shows, scene } = open();
    await shows(imageDe());
    expect(scene.plans()).toEqual([{ couche: scene.devant(), haut: 0, hauteur: 1080 }]);
    scene.urgence(imageDe({ html: '<h1>Évacuez</h1>' }));
    expect(scene.plans().map(({ couche }) => couche.racine.querySelector('h1')?.textContent)).toEqual(['Évacuez']);
    scene.urgence(null);
    scene.noir();
    expect(scene.plans()).toEqual([]);
  });
});
