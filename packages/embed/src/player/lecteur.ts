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
/** In milliseconds. What is kept is read again once the screen has been playing for a while. */
const RELECTURE = 90_000;
const ENTRE_DEUX_EXAMENS = 60_000;
const PEU_APRES = 3_000;

/** A paired screen: what it keeps, what it plays, what it tells. Everything of the browser is handed to it. */
export function createLecteur(dependencies: Dependencies): Lecteur {
  const { poste, horloge, scene, liaison, accueil, attend, hasard } = dependencies;
  const { coffre, medias } = poste;
  const depuis = horloge.chrono();
  const demarrage = new Date(horloge.now()).toISOString();
  const { note, ...journal } = createJournal(horloge.now);
  const retient = createRetenue(coffre, note);
  const fails = (error: unknown) => note(messageOf(error));
  let version: Version | null = null;
  let rien: string | null = null;
  let reseau = true;
  let progres = 100;
  /** Something that plays waits to be replaced: what the next version no longer holds is not shown. */
  let isReduced = false;
  let seen = depuis;
  let examenApres = 0;
  let taking: Promise<void> | null = null;

  const passages = createPassages({ coffre, liaison, demarrage, tire: dependencies.tire, onErreur: note });
  const telechargement = createTelechargement({
    ...{ liaison, coffre, medias, souffle: dependencies.souffle, now: horloge.now },
    onProgres: (centiemes) => {
      progres = centiemes;
      if (version === null) presente();
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
    // Hours are counted anew: the clock that they are counted by starts with the page.
    onPassage: (montre, { places, tours }) =>
      passages.note(montre, {
        parcours: JSON.stringify({ places, tours, passes: {} }),
        horloge: horloge.souvenir(),
      }),
    onCouture: (moment) => depart.couture(moment, regie.etat().etat === 'veille'),
    onBoucle: () => void telechargement.nettoyer().catch(fails),
    // Who sent it sees that it is there.
    onUrgence: () => void attend(PEU_APRES).then(courrier.donne),
    onErreur: (message, suspects) => {
      note(message);
      // It tries one after the other, behind what is still seen: it is not stuck.
      if (regie.etat().etat === 'vue') seen = horloge.chrono();
      void examine(suspects).catch(fails);
    },
  });

  const depart = createDepart({
    ...{ horloge, coffre, medias, passages, attend, recharge: dependencies.recharge },
    arrete: () => regie.arrete(),
  });

  /** Media that could not be shown are read again, and taken again where they are not what they were. */
  async function examine(suspects: readonly string[]): Promise<void> {
    if (version === null || horloge.chrono() < examenApres) return;
    examenApres = horloge.chrono() + ENTRE_DEUX_EXAMENS;
    const { manifeste } = version;
    await telechargement.relire({
      ...manifeste,
      medias: manifeste.medias.filter(({ empreinte }) => suspects.includes(empreinte)),
    });
    await take();
  }

  function joue(next: Version, parcours: Parcours): void {
    version = next;
    rien = null;
    accueil.cache();
    regie.joue(next, parcours);
  }

  /** What is said while there is nothing to play, and nothing more urgent to say. */
  function presente(): void {
    const isEmpty = version === null && regie.etat().urgence === null;
    if (isEmpty) accueil.montre(enAttente({ reseau, rien, progres, remarques: poste.remarques() }));
    else accueil.cache();
  }

  /** One at a time: who asks meanwhile has the one that is under way looked at again. */
  async function take(): Promise<void> {
    if (taking) return telechargement.revoir();
    taking = takeOnce().finally(() => {
      taking = null;
    });
    return taking;
  }

  async function takeOnce(): Promise<void> {
    try {
      const { nouvelle, rien: words } = await telechargement.prendre();
      if (words !== null) return await forgets(words);
      regie.contact(horloge.now());
      // What was announced is no longer to come: what plays is whole again.
      if (!nouvelle && isReduced && version) regie.annonce(version.manifeste);
      isReduced = false;
      if (nouvelle) {
        joue(nouvelle, PARCOURS_NEUF);
        // Who published it sees that it plays.
        void attend(PEU_APRES).then(courrier.donne);
      }
    } catch (error) {
      if (error instanceof Revoque) throw error;
      if (error instanceof FormatInconnu) {
        depart.force();
        await poste.cherche();
      }
      note(`Nouvelle version non prise\u00a0: ${messageOf(error)}.`);
    }
    presente();
  }

  /** Takes what there is to play, unless the server says that it is what plays. */
  async function confirms(told: string | null): Promise<void> {
    if (told === null || told !== version?.version || !telechargement.complet()) return take();
    regie.contact(horloge.now());
    await retient({ contact: horloge.now() });
  }

  /** Nothing is given to this screen any more. */
  async function forgets(words: string): Promise<void> {
    rien = words;
    regie.urgences([]);
    if (version !== null) {
      // What could not be erased would be played again after a restart.
      if (await telechargement.oublier()) depart.restart();
      else regie.arrete();
      version = null;
    }
    presente();
  }

  async function say(): Promise<Nouvelles> {
    const { choix, urgence } = regie.etat();
    return {
      version: version?.version ?? null,
      lecteur: dependencies.lecteur,
      demarrage,
      telechargement: progres,
      stockage: { octets: await poste.octets(), protege: poste.protege() },
      erreurs: journal.aDire(),
      heure: new Date(horloge.mur()).toISOString(),
      allume: Math.round((horloge.chrono() - depuis) / 1_000),
      vue: choix?.vue.cle ?? null,
      urgence: urgence && { id: urgence.id, version: urgence.version },
      taille: dependencies.taille(),
    };
  }

  const courrier = createCourrier({
    ...{ coffre, horloge, liaison, attend, hasard, dire: say, onErreur: note },
    async onVersion(told) {
      await Promise.all([passages.envoie(), confirms(told)]);
    },
    async onOrdre(ordre) {
      if (ordre === 'redemarrer') depart.restart();
      if (ordre === 'capturer') await liaison.capture(await dependencies.capture());
      if (ordre === 'rafraichir') {
        await poste.cherche();
        await take();
      }
    },
    onReseau(isThere) {
      reseau = isThere;
      if (isThere) journal.dites();
      presente();
    },
    onRevoque: () => void depart.forget(),
  });

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
    neuf: depart.neuf,
    tick() {
      try {
        regie.tick();
        if (version === null || !regie.etat().isLate) seen = horloge.chrono();
      } catch (error) {
        fails(error);
      }
      if (version === null) presente();
      // Nothing else was shown for a minute, though there is something to show: the page begins anew.
      if (!depart.isLeaving() && horloge.chrono() - seen > SANS_IMAGE) depart.restart();
    },
    reveille: () => void courrier.donne(),
    vivant: () => horloge.chrono() - seen < SANS_IMAGE,
    async commence() {
      await resumes().catch(fails);
      presente();
      courrier.commence();
      await attend(RELECTURE);
      if (version) await telechargement.relire(version.manifeste).catch(fails);
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
