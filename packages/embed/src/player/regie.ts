import { type Manifeste, raisonDAbsence, type UrgenceDEcran } from '@bridge/contract';
import { createAlerte } from './alerte.ts';
import type { Version } from './garde/telechargement.ts';
import { aDire, avanceDe, hasTime, isStale, issueDe, montreDe, resteDe, urgenceA } from './regie.rules.ts';
import type { AVenir, Courante, Dependencies, Etat, Montre, Regie } from './regie.types.ts';
import { momentsDe } from './regle/horloge.ts';
import {
  type Choix,
  isStill,
  isSupplanted,
  PARCOURS_NEUF,
  type Parcours,
  prune,
  suivant,
} from './regle/parcours.rules.ts';
import { createQuarantaine } from './regle/quarantaine.ts';
import { sansRetraits } from './regle/retraits.rules.ts';
import type { Instant } from './regle/vues.rules.ts';
import { imageDeSecours, imageDeVue, isSameImage } from './scene/image.ts';

/** The milliseconds before its turn at which the next picture is chosen and made ready. */
const AVANCE = 4_000;
const TROP_LONG = 15_000;

/** Decides every second what is on screen. Knows neither the network nor the page. */
export function createRegie({ horloge, scene, presents, ...told }: Dependencies): Regie {
  let version: Version | null = null;
  /** The version as it came, whatever is withdrawn from the one that plays. */
  let entiere: Version | null = null;
  /** The manifest that will play once its media are here. */
  let annoncee: Manifeste | null = null;
  let parcours: Parcours = PARCOURS_NEUF;
  let moments = momentsDe('Europe/Paris');
  let urgences: readonly UrgenceDEcran[] = [];
  let contact = 0;
  let etat: Etat = 'rien';
  let enCours: Courante | null = null;
  let aVenir: AVenir | null = null;
  let boucles = 0;
  let examinee = '';
  const malades = createQuarantaine(horloge.chrono);
  const alerte = createAlerte({ horloge, scene, onUrgence: told.onUrgence });

  function instantOf(): Instant {
    const [now, chrono, isThere] = [horloge.now(), horloge.chrono(), presents()];
    return {
      now,
      chrono,
      moment: moments(now),
      montrable: ({ cle, medias }) => !malades.has(cle) && medias.every((empreinte) => isThere.has(empreinte)),
    };
  }

  function note(shown: AVenir, resultat: Montre['resultat']): void {
    const montre = montreDe(shown, horloge, resultat);
    if (montre) told.onPassage(montre, parcours);
  }

  /** The showing on screen ends, or is covered. */
  function leave(): void {
    if (enCours) note(enCours, issueDe(enCours, horloge.chrono()));
    enCours = null;
  }

  /** Chooses the next picture, and has it made ready. */
  function foresee(of: Version, instant: Instant): void {
    const suite = isStale(of.manifeste, contact, instant.now) ? null : suivant(of.manifeste, parcours, instant);
    const image = suite
      ? imageDeVue(of.manifeste, suite.choix, instant.now)
      : imageDeSecours(of.manifeste, presents(), instant.now);
    const isSame = enCours !== null && isSameImage(enCours.image, image);
    if (suite === null && etat === 'secours' && isSame) return;
    const next: AVenir = {
      choix: suite?.choix ?? null,
      image,
      version: of,
      parcours: suite?.parcours ?? parcours,
      recommence: suite?.recommence ?? false,
      demande: instant.chrono,
      // The same picture goes on: nothing moves.
      prete: isSame,
    };
    aVenir = next;
    if (isSame) return;
    const ready = () => {
      next.prete = true;
      if (aVenir === next) tick();
    };
    scene.prepare(image).then(ready, (error: unknown) => {
      if (aVenir === next) fail(next, error);
    });
  }

  /** A picture cannot be shown: it is noted, put aside, and the next one takes its turn. */
  function fail(failed: AVenir, error: unknown): void {
    aVenir = null;
    parcours = failed.parcours;
    note(failed, 'echec');
    if (failed.choix !== null) malades.put(failed.choix.vue.cle);
    const what = failed.choix === null ? 'Le secours n’a' : 'Une diapositive n’a';
    const why = error instanceof Error ? error.message : String(error);
    told.onErreur(`${what} pas pu être montré${failed.choix === null ? '' : 'e'}\u00a0: ${why}.`, failed.image.medias);
    if (failed.choix !== null) tick();
  }

  function goOn(next: AVenir): void {
    const isSame = enCours !== null && isSameImage(enCours.image, next.image);
    leave();
    if (!isSame) scene.show();
    parcours = next.parcours;
    aVenir = null;
    etat = next.choix === null ? 'secours' : 'vue';
    enCours = { ...next, finie: false, debut: horloge.chrono(), mur: horloge.mur(), avance: avanceDe(horloge) };
    if (!next.recommence || next.version.version !== version?.version) return;
    boucles += 1;
    // The second start of a loop means that a whole one was played.
    if (boucles === 2) told.onBoucle();
  }

  function sleep({ moment }: Instant): void {
    leave();
    aVenir = null;
    if (etat !== 'veille') scene.noir();
    else told.onCouture(moment);
    etat = 'veille';
  }

  function tick(): void {
    const instant = instantOf();
    const urgence = urgenceA(urgences, instant.now);
    if (urgence) {
      leave();
      aVenir = null;
      etat = 'urgence';
      alerte.cover(urgence, version?.manifeste ?? annoncee);
    } else if (alerte.lift()) etat = 'rien';
    if (urgence || version === null) return;
    const { marche } = version.manifeste.ecran;
    if (raisonDAbsence({ ...marche, du: null, au: null }, instant.moment) === null) advance(version, instant);
    else sleep(instant);
  }

  function advance(of: Version, instant: Instant): void {
    const { now, chrono } = instant;
    if (etat === 'veille') etat = 'rien';
    scene.mention(aDire(of.manifeste, contact, now));
    // The picture made ready may have ended, or been withdrawn, since.
    if (aVenir?.choix && !isStill(of.manifeste, aVenir.choix, now)) aVenir = null;
    if (aVenir && !aVenir.prete && chrono - aVenir.demande > TROP_LONG) fail(aVenir, new Error('trop long à préparer'));
    const reste = resteA(of, instant);
    if (reste > AVANCE) return;
    if (aVenir === null) foresee(of, instant);
    if (reste === 0 && aVenir?.prete && !told.onCouture(instant.moment)) goOn(aVenir);
  }

  /** The milliseconds left to the showing: none once it is withdrawn, over, or has to make room. */
  function resteA(of: Version, instant: Instant): number {
    if (enCours === null || enCours.choix === null || enCours.finie) return 0;
    const { choix } = enCours;
    const hasToLeave =
      !isStill(of.manifeste, choix, instant.now) ||
      isStale(of.manifeste, contact, instant.now) ||
      isOverruled(of, choix, instant);
    return hasToLeave ? 0 : resteDe(enCours, choix, instant.chrono);
  }

  /** Whether a programme that takes precedence has begun. Hours start on a minute, so each minute is checked once. */
  function isOverruled(of: Version, choix: Choix, instant: Instant): boolean {
    const minute = `${of.version} ${instant.moment.heure} ${choix.vue.cle}`;
    if (minute === examinee) return false;
    const isSo = isSupplanted(of.manifeste, choix, instant);
    if (!isSo) examinee = minute;
    return isSo;
  }

  return {
    tick,
    play(next, from) {
      parcours = prune(version === null ? from : parcours, next.manifeste);
      version = next;
      entiere = next;
      annoncee = null;
      // The picture made ready was drawn by the former version.
      aVenir = null;
      boucles = 0;
      moments = momentsDe(next.manifeste.ecran.fuseau);
      tick();
    },
    urgences(some) {
      urgences = some;
      tick();
    },
    annonce(manifeste) {
      urgences = manifeste.urgences;
      annoncee = manifeste;
      if (entiere !== null) version = { ...entiere, manifeste: sansRetraits(entiere.manifeste, manifeste) };
      tick();
    },
    contact(instant) {
      contact = instant;
    },
    finie() {
      if (enCours?.choix?.vue.vif?.genre !== 'video') return;
      enCours.finie = true;
      tick();
    },
    refusee(raison) {
      const shown = enCours;
      if (shown?.choix?.vue.vif?.genre !== 'video') return;
      enCours = null;
      fail(shown, raison);
    },
    stop() {
      leave();
      version = null;
      entiere = null;
      aVenir = null;
      etat = 'rien';
    },
    etat: () => ({
      etat,
      choix: enCours?.choix ?? null,
      urgence: alerte.montree(),
      version: version?.version ?? null,
      isLate: etat === 'rien' || (etat === 'vue' && !hasTime(enCours, horloge.chrono())),
    }),
  };
}
