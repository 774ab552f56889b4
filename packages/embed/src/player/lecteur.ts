import type { Moment, Nouvelles, UrgenceDEcran } from '@bridge/contract';
import type { Accueil } from './accueil.ts';
import { enAttente } from './accueil.words.ts';
import { createCourrier } from './courrier.ts';
import { createTelechargement, FormatInconnu, messageOf, type Version } from './garde/telechargement.ts';
import { type Liaison, Revoque } from './liaison/liaison.ts';
import { createPassages } from './passages.ts';
import type { Poste } from './poste.ts';
import { createRegie } from './regie.ts';
import type { Regie, Scene } from './regie.types.ts';
import type { Horloge } from './regle/horloge.ts';
import { PARCOURS_NEUF, type Parcours } from './regle/parcours.rules.ts';
import { peutRecharger } from './regle/rechargement.rules.ts';

export interface Dependencies {
  readonly poste: Poste;
  readonly horloge: Horloge;
  readonly scene: Scene;
  readonly liaison: Liaison;
  readonly accueil: { montre(accueil: Accueil): void; cache(): void };
  /** Of this player. */
  readonly lecteur: string;
  readonly attend: (ms: number) => Promise<void>;
  readonly souffle: () => Promise<void>;
  readonly hasard: () => number;
  readonly tire: () => string;
  readonly taille: () => Nouvelles['taille'];
  readonly capture: () => Promise<Blob>;
  readonly recharge: () => void;
}

export interface Lecteur {
  /** Once a second. */
  readonly tick: () => void;
  readonly regie: Regie;
  /** Plays what is kept, then goes on with the server for ever. */
  commence(): Promise<void>;
  note(message: string): void;
  /** A newer player is installed. */
  neuf(): void;
  /** The network may be back. */
  reveille(): void;
  /** Whether it goes on as it should, for what watches over it. */
  vivant(): boolean;
}

const MOST_ERREURS = 20;
const SANS_IMAGE = 60_000;
/** In milliseconds. What is kept is read again once the screen has been playing for a while. */
const RELECTURE = 90_000;

/** A paired screen: what it keeps, what it plays, what it tells. Everything of the browser is handed to it. */
export function createLecteur(dependencies: Dependencies): Lecteur {
  const { poste, horloge, scene, liaison, accueil, attend, hasard } = dependencies;
  const { coffre, medias } = poste;
  const depuis = horloge.chrono();
  const demarrage = new Date(horloge.now()).toISOString();
  let erreurs: Nouvelles['erreurs'] = [];
  /** Those of the news that are under way. */
  let dites: Nouvelles['erreurs'] = [];
  let version: Version | null = null;
  let rien: string | null = null;
  let reseau = true;
  let progres = 100;
  let isNew = false;
  let isForced = false;
  let leaving = false;
  let seen = depuis;
  let taking: Promise<void> | null = null;

  const note = (message: string) => {
    erreurs = [...erreurs, { quand: new Date(horloge.now()).toISOString(), message }].slice(-MOST_ERREURS);
  };

  const passages = createPassages({ coffre, liaison, demarrage, tire: dependencies.tire, onErreur: note });
  const telechargement = createTelechargement({
    ...{ liaison, coffre, medias, souffle: dependencies.souffle, now: horloge.now },
    onProgres: (centiemes) => {
      progres = centiemes;
      if (version === null) presente();
    },
    onUrgences: (urgences) => regie.urgences(urgences),
    onErreur: note,
  });
  const regie = createRegie({
    horloge,
    scene,
    presents: telechargement.presents,
    // Hours are counted anew: the clock that they are counted by starts with the page.
    onPassage: (montre, { places, tours }) =>
      passages.note(montre, { parcours: JSON.stringify({ places, tours, passes: {} }) }),
    onCouture: (moment) => {
      seen = horloge.chrono();
      return leaving || leaves(moment);
    },
    onBoucle: () => void telechargement.nettoyer().catch((error: unknown) => note(messageOf(error))),
    onErreur: (message, suspects) => {
      note(message);
      void examine(suspects);
    },
  });

  /** Media that could not be shown are read again, and taken again where they are not what they were. */
  async function examine(suspects: readonly string[]): Promise<void> {
    if (version === null) return;
    const { manifeste } = version;
    await telechargement.relire({
      ...manifeste,
      medias: manifeste.medias.filter(({ empreinte }) => suspects.includes(empreinte)),
    });
    await take();
  }

  function leaves(moment: Moment): boolean {
    const isDark = regie.etat().etat === 'veille';
    const age = horloge.chrono() - depuis;
    if (!peutRecharger({ moment, age, neuf: isNew, force: isForced, isDark })) return false;
    restart();
    return true;
  }

  function restart(): void {
    leaving = true;
    void passages.ecrits().then(dependencies.recharge);
  }

  function joue(next: Version, parcours: Parcours): void {
    version = next;
    rien = null;
    accueil.cache();
    regie.joue(next, parcours);
  }

  /** What is said while there is nothing to play. */
  function presente(): void {
    if (version === null) accueil.montre(enAttente({ reseau, rien, progres, remarques: poste.remarques() }));
    else accueil.cache();
  }

  /** One at a time: who asks meanwhile is answered by the one that is under way. */
  function take(): Promise<void> {
    taking ??= takeOnce().finally(() => {
      taking = null;
    });
    return taking;
  }

  async function takeOnce(): Promise<void> {
    try {
      const { nouvelle, rien: words } = await telechargement.prendre();
      if (words !== null) return await forgets(words);
      regie.contact(horloge.now());
      if (nouvelle) joue(nouvelle, PARCOURS_NEUF);
    } catch (error) {
      if (error instanceof Revoque) throw error;
      if (error instanceof FormatInconnu) {
        isForced = true;
        await poste.cherche();
      }
      note(`Nouvelle version non prise\u00a0: ${messageOf(error)}.`);
    }
    presente();
  }

  /** Nothing is given to this screen any more. */
  async function forgets(words: string): Promise<void> {
    rien = words;
    if (version !== null) {
      await coffre.ecrire({ version: null, manifeste: null, urgences: null });
      restart();
    }
    presente();
  }

  async function say(): Promise<Nouvelles> {
    const { choix } = regie.etat();
    dites = erreurs;
    return {
      version: version?.version ?? null,
      lecteur: dependencies.lecteur,
      demarrage,
      telechargement: progres,
      stockage: { octets: await poste.octets(), protege: poste.protege() },
      erreurs,
      heure: new Date(horloge.mur()).toISOString(),
      allume: Math.round((horloge.chrono() - depuis) / 1_000),
      vue: choix?.vue.cle ?? null,
      taille: dependencies.taille(),
    };
  }

  const courrier = createCourrier({
    ...{ coffre, horloge, liaison, attend, hasard, dire: say, onErreur: note },
    async onVersion(told) {
      await passages.envoie();
      if (told === null || told !== version?.version || !telechargement.complet()) return take();
      regie.contact(horloge.now());
      await coffre.ecrire({ contact: horloge.now() });
    },
    async onOrdre(ordre) {
      if (ordre === 'redemarrer') restart();
      if (ordre === 'capturer') await liaison.capture(await dependencies.capture());
      if (ordre === 'rafraichir') {
        await poste.cherche();
        await take();
      }
    },
    onReseau(isThere) {
      reseau = isThere;
      if (isThere) erreurs = erreurs.filter((one) => !dites.includes(one));
      presente();
    },
    onRevoque: () => void revoked(),
  });

  async function revoked(): Promise<void> {
    leaving = true;
    await coffre.vider();
    await medias.vider();
    dependencies.recharge();
  }

  async function resumes(): Promise<void> {
    const faits = await coffre.lire();
    if (faits.contact !== undefined) regie.contact(faits.contact);
    const kept = await telechargement.reprendre();
    if (faits.urgences !== undefined) regie.urgences(read<readonly UrgenceDEcran[]>(faits.urgences) ?? []);
    if (kept) joue(kept, (faits.parcours === undefined ? null : read<Parcours>(faits.parcours)) ?? PARCOURS_NEUF);
  }

  return {
    regie,
    note,
    neuf: () => {
      isNew = true;
    },
    tick() {
      regie.tick();
      // Nothing was shown for a minute, though there is something to show: the page begins anew.
      if (regie.etat().etat !== 'rien' || version === null) seen = horloge.chrono();
      if (!leaving && horloge.chrono() - seen > SANS_IMAGE) restart();
    },
    reveille: () => void courrier.donne(),
    vivant: () => horloge.chrono() - seen < SANS_IMAGE,
    async commence() {
      await resumes();
      presente();
      courrier.commence();
      await attend(RELECTURE);
      if (version) await telechargement.relire(version.manifeste).catch((error: unknown) => note(messageOf(error)));
    },
  };
}

/** What another version of the player wrote may not be read. */
function read<T>(texte: string): T | null {
  try {
    return JSON.parse(texte);
  } catch {
    return null;
  }
}
