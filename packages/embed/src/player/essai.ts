import { type DemandeDEssai, ESSAI, type Manifeste, type NouvelleDEssai } from '@bridge/contract';
import type { Version } from './garde/telechargement.ts';
import { createRegie } from './regie.ts';
import type { Regie } from './regie.types.ts';
import { createHorloge, type Temps } from './regle/horloge.ts';
import { PARCOURS_NEUF } from './regle/parcours.rules.ts';
import { createScene, type SceneVue } from './scene/scene.ts';

interface Lieu {
  readonly lieu: HTMLElement;
  readonly temps: Temps;
}

/** The player in a frame of the console: plays a draft at a moment, keeps nothing, and tells the page around alone. */
export function startEssai({ lieu, temps }: Lieu): void {
  let playing: { readonly regie: Regie; readonly scene: SceneVue } | null = null;
  let paused = false;
  /** The time played so far, which stops during a pause. */
  let ecoule = 0;
  let last = temps.chrono();
  const chrono = () => {
    const now = temps.chrono();
    if (!paused) ecoule += now - last;
    last = now;
    return ecoule;
  };
  const pause = lieu.ownerDocument.createElement('p');
  pause.className = 'pause';
  pause.setAttribute('role', 'status');
  pause.hidden = true;
  pause.textContent = 'En pause · Espace pour reprendre';

  const tells = (etat: NouvelleDEssai['etat']) => {
    const choix = playing?.regie.etat().choix;
    const said: NouvelleDEssai = {
      de: ESSAI,
      etat,
      diapositive: choix?.diapositive.cle ?? null,
      vue: choix?.vue.cle ?? null,
    };
    parent.postMessage(said, location.origin);
  };

  let told = '';
  const tick = () => {
    chrono();
    if (!playing || paused) return;
    playing.regie.tick();
    playing.scene.live();
    const { etat, choix } = playing.regie.etat();
    const now = `${etat} ${choix?.vue.cle ?? ''}`;
    if (now === told) return;
    told = now;
    tells(etat === 'secours' ? 'secours' : etat === 'veille' ? 'veille' : 'joue');
  };

  function plays({ manifeste, moment, medias, langue, diapositive }: DemandeDEssai): void {
    lieu.textContent = '';
    lieu.appendChild(pause);
    const debut = Date.parse(moment) - chrono();
    const horloge = createHorloge({ mur: () => debut + chrono(), chrono }, null);
    // The media have the addresses that the console gave.
    const places = new WeakMap<object, string>();
    const scene = createScene({
      lieu,
      now: horloge.now,
      adresses: { createObjectURL: (blob) => places.get(blob) ?? '', revokeObjectURL: () => undefined },
      load: async (empreinte) => {
        const adresse = medias[empreinte];
        if (adresse === undefined) return null;
        const blob = new Blob();
        places.set(blob, adresse);
        return blob;
      },
      fetch: window.fetch.bind(window),
      onFilmFini: () => playing?.regie.finie(),
      onFilmRefuse: (raison) => playing?.regie.refusee(raison),
    });
    const regie = createRegie({
      horloge,
      scene,
      presents: () => new Set(Object.keys(medias)),
      onPassage: () => undefined,
      onCouture: () => false,
      onBoucle: () => undefined,
      onUrgence: () => undefined,
      onErreur: () => undefined,
    });
    playing = { regie, scene };
    const version: Version = { version: 'essai', manifeste: seulementEn(manifeste, langue) };
    regie.urgences(manifeste.urgences);
    regie.play(diapositive === null ? version : aPartirDe(version, diapositive), PARCOURS_NEUF);
  }

  window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
    // Only messages of the console are read: from the page around, of the same origin.
    if (origin !== location.origin || source !== parent || parent === window || Object(data).pour !== ESSAI) return;
    plays(data);
  });
  window.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    chrono();
    paused = !paused;
    pause.hidden = !paused;
    for (const film of playing ? [playing.scene.devant().video] : [])
      paused ? film.pause() : void film.play().catch(() => undefined);
    told = '';
    tells(paused ? 'pause' : 'joue');
  });
  window.addEventListener('resize', () => playing?.scene.adjust());
  window.setInterval(tick, 250);
  if (parent !== window) tells('pret');
}

/** The manifest reduced to one language. */
function seulementEn(manifeste: Manifeste, langue: DemandeDEssai['langue']): Manifeste {
  if (langue === null) return manifeste;
  return { ...manifeste, programmes: manifeste.programmes.map((programme) => ({ ...programme, langues: [langue] })) };
}

/** The version whose loop starts with a given slide. */
function aPartirDe({ version, manifeste }: Version, cle: string): Version {
  const programmes = manifeste.programmes.map((programme) => {
    const first = Math.max(
      0,
      programme.sequence.findIndex((slide) => slide.cle === cle),
    );
    return { ...programme, sequence: [...programme.sequence.slice(first), ...programme.sequence.slice(0, first)] };
  });
  return { version, manifeste: { ...manifeste, programmes } };
}
