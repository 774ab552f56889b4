import type { Nouvelles, UrgenceDEcran } from '@bridge/contract';
import { enAttente } from './accueil.words.ts';
import { createCourrier } from './courrier.ts';
import { createDepart } from './depart.ts';
import { createRetenue } from './garde/coffre.ts';
import { createTelechargement, FormatInconnu, type Version } from './garde/telechargement.ts';
import { createJournal, messageOf } from './journal.ts';
import type { Dependencies, Lecteur } from './lecteur.types.ts';
import { Revoque } from './liaison/liaison.ts';
import { createPassages } from './passages.ts';
import { createRegie } from './regie.ts';
import { PARCOURS_NEUF, type Parcours } from './regle/parcours.rules.ts';

const SANS_IMAGE = 60_000;
/** The delay in milliseconds after which the media kept are verified. */
const RELECTURE = 90_000;
const ENTRE_DEUX_EXAMENS = 60_000;
const PEU_APRES = 3_000;

/** A paired screen: what it keeps, plays and tells. The features of the browser are given to it. */
export function createLecteur(dependencies: Dependencies): Lecteur {
  const { poste, horloge, scene, liaison, accueil, wait, hasard } = dependencies;
  const { coffre, medias } = poste;
  const depuis = horloge.chrono();
  const demarrage = new Date(horloge.now()).toISOString();
  const { note, ...journal } = createJournal(horloge.now);
  const remember = createRetenue(coffre, note);
  const fails = (error: unknown) => note(messageOf(error));
  let version: Version | null = null;
  let rien: string | null = null;
  let reseau = true;
  let progres = 100;
  /** The version that plays waits to be replaced: what the next one no longer holds is not shown. */
  let isReduced = false;
  let seen = depuis;
  let examenApres = 0;
  let taking: Promise<void> | null = null;

  const passages = createPassages({ coffre, liaison, demarrage, drawId: dependencies.drawId, onErreur: note });
  const telechargement = createTelechargement({
    ...{ liaison, coffre, medias, breathe: dependencies.breathe, now: horloge.now },
    onProgres: (centiemes) => {
      progres = centiemes;
      if (version === null) present();
    },
    onAnnoncee: (manifeste) => {
      isReduced = true;
      regie.annonce(manifeste);
    },
    onErreur: note,
  });
  const regie = createRegie({
    horloge,
    scene,
    presents: telechargement.presents,
    // Passages per hour are not kept: their clock starts with the page.
    onPassage: (montre, { places, tours }) =>
      passages.note(montre, {
        parcours: JSON.stringify({ places, tours, passes: {} }),
        horloge: horloge.souvenir(),
      }),
    onCouture: (moment) => depart.couture(moment, regie.etat().etat === 'veille'),
    onBoucle: () => void telechargement.clean().catch(fails),
    // The person who sent the message sees soon that it is shown.
    onUrgence: () => void wait(PEU_APRES).then(courrier.give),
    onErreur: (message, suspects) => {
      note(message);
      // The screen tries slides one after the other, behind what is still seen: it is not stuck.
      if (regie.etat().etat === 'vue') seen = horloge.chrono();
      void examine(suspects).catch(fails);
    },
  });

  const depart = createDepart({
    ...{ horloge, coffre, medias, passages, wait, reload: dependencies.reload },
    stop: () => regie.stop(),
  });

  /** Verifies the media that could not be shown, and takes again those that have changed. */
  async function examine(suspects: readonly string[]): Promise<void> {
    if (version === null || horloge.chrono() < examenApres) return;
    examenApres = horloge.chrono() + ENTRE_DEUX_EXAMENS;
    const { manifeste } = version;
    await telechargement.readAgain({
      ...manifeste,
      medias: manifeste.medias.filter(({ empreinte }) => suspects.includes(empreinte)),
    });
    await take();
  }

  function play(next: Version, parcours: Parcours): void {
    version = next;
    rien = null;
    accueil.hide();
    regie.play(next, parcours);
  }

  /** Shows the welcome page while there is neither a version nor an emergency message. */
  function present(): void {
    const isEmpty = version === null && regie.etat().urgence === null;
    if (isEmpty) accueil.show(enAttente({ reseau, rien, progres, remarques: poste.remarques() }));
    else accueil.hide();
  }

  /** Takes a version, one at a time: a call meanwhile makes the download check that it takes the right one. */
  async function take(): Promise<void> {
    if (taking) return telechargement.lookAgain();
    taking = takeOnce().finally(() => {
      taking = null;
    });
    return taking;
  }

  async function takeOnce(): Promise<void> {
    try {
      const { nouvelle, rien: words } = await telechargement.bring();
      if (words !== null) return await forgets(words);
      regie.contact(horloge.now());
      // The version announced will not come: the one that plays is whole again.
      if (!nouvelle && isReduced && version) regie.annonce(version.manifeste);
      isReduced = false;
      if (nouvelle) {
        play(nouvelle, PARCOURS_NEUF);
        // The person who published it sees soon that it plays.
        void wait(PEU_APRES).then(courrier.give);
      }
    } catch (error) {
      if (error instanceof Revoque) throw error;
      if (error instanceof FormatInconnu) {
        depart.force();
        await poste.look();
      }
      note(`Nouvelle version non prise\u00a0: ${messageOf(error)}.`);
    }
    present();
  }

  /** Takes what there is to play, unless the server says that it plays already. */
  async function confirms(told: string | null): Promise<void> {
    if (told === null || told !== version?.version || !telechargement.complet()) return take();
    regie.contact(horloge.now());
    await remember({ contact: horloge.now() });
  }

  /** This screen is given nothing to play any more. */
  async function forgets(words: string): Promise<void> {
    rien = words;
    regie.urgences([]);
    if (version !== null) {
      // A version that could not be erased would play again after a restart.
      if (await telechargement.forget()) depart.restart();
      else regie.stop();
      version = null;
    }
    present();
  }

  async function say(): Promise<Nouvelles> {
    const { choix, urgence } = regie.etat();
    return {
      version: version?.version ?? null,
      lecteur: dependencies.lecteur,
      demarrage,
      telechargement: progres,
      stockage: { octets: await poste.octets(), protege: poste.isProtected() },
      erreurs: journal.aDire(),
      heure: new Date(horloge.mur()).toISOString(),
      allume: Math.round((horloge.chrono() - depuis) / 1_000),
      vue: choix?.vue.cle ?? null,
      urgence: urgence && { id: urgence.id, version: urgence.version },
      taille: dependencies.taille(),
    };
  }

  const courrier = createCourrier({
    ...{ coffre, horloge, liaison, wait, hasard, tell: say, onErreur: note },
    async onVersion(told) {
      await Promise.all([passages.send(), confirms(told)]);
    },
    async onOrdre(ordre) {
      if (ordre === 'redemarrer') depart.restart();
      if (ordre === 'capturer') await liaison.capture(await dependencies.capture());
      if (ordre === 'rafraichir') {
        await poste.look();
        await take();
      }
    },
    onReseau(isThere) {
      reseau = isThere;
      if (isThere) journal.markTold();
      present();
    },
    onRevoque: () => void depart.forget(),
  });

  async function resumes(): Promise<void> {
    const faits = await coffre.load();
    if (faits.contact !== undefined) regie.contact(faits.contact);
    const kept = await telechargement.resume();
    if (faits.urgences !== undefined) regie.urgences(read<readonly UrgenceDEcran[]>(faits.urgences) ?? []);
    if (kept) play(kept, (faits.parcours === undefined ? null : read<Parcours>(faits.parcours)) ?? PARCOURS_NEUF);
  }

  return {
    regie,
    note,
    neuf: depart.neuf,
    tick() {
      try {
        regie.tick();
        if (version === null || !regie.etat().isLate) seen = horloge.chrono();
      } catch (error) {
        fails(error);
      }
      if (version === null) present();
      // Nothing has moved for a minute, though there is something to show: the page reloads.
      if (!depart.isLeaving() && horloge.chrono() - seen > SANS_IMAGE) depart.restart();
    },
    wake: () => void courrier.give(),
    vivant: () => horloge.chrono() - seen < SANS_IMAGE,
    async begin() {
      await resumes().catch(fails);
      present();
      courrier.begin();
      await wait(RELECTURE);
      if (version) await telechargement.readAgain(version.manifeste).catch(fails);
    },
  };
}

/** Reads JSON; null for a text that another version of the player wrote otherwise. */
function read<T>(texte: string): T | null {
  try {
    return JSON.parse(texte);
  } catch {
    return null;
  }
}
