import type { PrioriteDAnnonce } from '../annonce/choix.types.ts';
import type { Langue } from '../langue.ts';
import type { Fenetre } from './condition.rules.ts';
import type { ORIENTATIONS_D_ECRAN, TRANSITIONS } from './ecran.choix.ts';
import type { Moments } from './moment.rules.ts';

/**
 * What a screen plays, whole: once it has this and the media that it names, it asks for nothing at the moment that it shows something.
 * Its version is the SHA-256 of its bytes, which the answer says in its `ETag`; nothing in it changes while what it shows does not.
 * Types alone: the player carries no validation library.
 *
 * How both halves read it. HTML and styles go into a shadow root: `:host` is the page, in place of `:root`, `html` and `body`; it has the size
 * of the screen less its bandeau, and what is in it fills it. They are for Chromium 68: neither `gap` of flex boxes, nor `inset`, nor
 * `aspect-ratio`. `media:<empreinte>` stands for a media wherever it is in them. The player keeps alive, in vues and bandeaux:
 * `[data-heure]` the time, `[data-date]` the day, `[data-defilant]` a text that passes by, `[data-reste]` what is left of a countdown.
 */
export interface Manifeste {
  /** The format: a player that does not know it keeps what it has, and reloads itself. */
  readonly format: 1;
  readonly ecran: EcranDuManifeste;
  /** The first one whose hours are now plays, priority ones before; the last has no hours, and is the usual one. */
  readonly programmes: readonly ProgrammeDEcran[];
  readonly urgences: readonly UrgenceDEcran[];
  readonly medias: readonly MediaDEcran[];
  readonly secours: SecoursDEcran;
}

export interface EcranDuManifeste {
  readonly nom: string;
  /** Quarter turns of the page, where the screen cannot turn itself. */
  readonly rotation: 0 | 90 | 180 | 270;
  readonly orientation: (typeof ORIENTATIONS_D_ECRAN)[number]['value'];
  readonly fuseau: string;
  /** The hours when it is on; outside, it is black and still reads news. */
  readonly marche: Pick<Moments, 'jours' | 'de' | 'a'>;
}

/** A file at `/e/api/medias/<empreinte>`, the SHA-256 of its bytes. */
export interface MediaDEcran {
  readonly empreinte: string;
  readonly octets: number;
  readonly type: string;
}

/** A diaporama as this screen plays it. */
export interface ProgrammeDEcran {
  readonly diaporama: number;
  readonly nom: string;
  /** Null for a programme that plays whenever no other does. */
  readonly quand: Moments | null;
  readonly prioritaire: boolean;
  /** The size that slides are drawn for, in pixels; the player scales them. */
  readonly largeur: number;
  readonly hauteur: number;
  /** The styles of all its slides. */
  readonly styles: string;
  /** The typefaces that its styles name; absent when screens have them all. */
  readonly polices?: readonly PoliceDEcran[];
  readonly ordre: 'sequence' | 'melange';
  readonly alternance: 'boucle' | 'diapositive';
  readonly langues: readonly Langue[];
  readonly plages: readonly PlageDEcran[];
  /** The most time of a loop for annonces in hundredths, or null. */
  readonly partAnnonces: number | null;
  readonly bandeau: BandeauDuManifeste | null;
  readonly sequence: readonly DiapositiveDEcran[];
}

export interface BandeauDuManifeste {
  readonly place: 'haut' | 'bas';
  readonly html: Readonly<Partial<Record<Langue, string>>>;
  /** The band without its logo from an instant on, when its rights end; absent without an end. */
  readonly ensuite?: { readonly des: string; readonly html: Readonly<Partial<Record<Langue, string>>> };
}

/** A file of a typeface. */
export interface PoliceDEcran {
  readonly famille: string;
  /** The weight as in styles: « 700 », or all of them. */
  readonly graisse: string;
  /** `media:<empreinte>`, or the address of a preview. */
  readonly source: string;
}

export interface PlageDEcran extends Moments {
  readonly nom: string;
  readonly prioritaire: boolean;
}

export interface DiapositiveDEcran {
  /** A key that stays the same across versions, to keep the place in the loop. */
  readonly cle: string;
  readonly rang: number;
  readonly genre: string;
  readonly plage: string;
  readonly quand: Moments;
  /** The windows of what it waits for, in the days told; null when it waits for nothing. */
  readonly fenetres: readonly Fenetre[] | null;
  /** The language, or null for those of the diaporama. */
  readonly langue: Langue | null;
  readonly maxParHeure: number | null;
  readonly transition: (typeof TRANSITIONS)[number]['value'];
  /** The duration of each vue, in seconds. */
  readonly duree: number;
  /** The number of slides between repetitions of an annonce. */
  readonly tousLes: number | null;
  /** The vues in order; for annonces, one at each passage, by weight. */
  readonly vues: readonly VueDEcran[];
}

/** A vue: one whole picture of the screen. */
export interface VueDEcran {
  /** The fingerprint of its content. */
  readonly cle: string;
  readonly langue: Langue;
  /** Escaped by the server; media are named `src="media:<empreinte>"`. */
  readonly html: string;
  readonly medias: readonly string[];
  /** Its civil days, several days ahead, or null for every day. After the last day, its vues go on. */
  readonly jours: readonly string[] | null;
  /** The instants (ISO) before and after which it is not shown: of an event, a photo's rights, an annonce. */
  readonly debut: string | null;
  readonly fin: string | null;
  /** The part that the player keeps alive. */
  readonly vif: Vif | null;
  readonly objet: number | null;
  readonly annonce: number | null;
  readonly poids: number;
  /** The days and hours that an annonce was sold for; absent for all. */
  readonly quand?: Moments;
  /** The priority of an annonce: those that go first make others wait. */
  readonly priorite?: PrioriteDAnnonce;
}

export type Vif =
  /** `[data-reste]` counts down to an instant, after which the vue is no longer shown. */
  | { readonly genre: 'compte'; readonly cible: string }
  /** Another site's page in a frame, when the network is there and it answers; else the vue as it is. */
  | { readonly genre: 'page'; readonly adresse: string }
  /** The `<video>` of the vue, muted, until its end if it is shorter than the slide. */
  | { readonly genre: 'video' };

/** A message over everything else, until its end. */
export interface UrgenceDEcran {
  readonly id: number;
  /** The version of the saved message, which the screen confirms. */
  readonly version: number;
  readonly styles: string;
  readonly largeur: number;
  readonly hauteur: number;
  readonly html: Readonly<Partial<Record<Langue, string>>>;
  readonly debut: string;
  readonly fin: string;
}

export interface SecoursDEcran {
  /** What is shown when nothing else can be. */
  readonly html: string;
  readonly styles: string;
  readonly medias: readonly string[];
  /** The content from an instant on, when the rights of its media end. */
  readonly ensuite?: { readonly des: string; readonly html: string };
  /** Hours without news after which it replaces the loop, or null for never. */
  readonly ancienneteMax: number | null;
  /** Says « mis à jour le… » once the news is so many hours old; absent: a day. */
  readonly dateDeMaj: boolean;
  readonly majApres?: number;
}

/** The news of a screen, every minute and at each event. */
export interface Nouvelles {
  readonly version: string | null;
  /** The version of the player. */
  readonly lecteur: string;
  readonly demarrage: string;
  /** The progress of a download, in hundredths. */
  readonly telechargement: number;
  readonly stockage: { readonly octets: number; readonly protege: boolean } | null;
  readonly erreurs: readonly { readonly quand: string; readonly message: string }[];
  /** The wall clock of the screen. */
  readonly heure: string;
  /** Seconds since the player started. */
  readonly allume: number;
  /** `cle` of the vue that is on screen. */
  readonly vue: string | null;
  /** The message of emergency on screen, for its author to see. */
  readonly urgence: Pick<UrgenceDEcran, 'id' | 'version'> | null;
  readonly taille: { readonly largeur: number; readonly hauteur: number };
}

/** The server's answer to the news of a screen. */
export interface Consignes {
  readonly maintenant: string;
  readonly version: string | null;
  /** The interval of its news, in minutes. */
  readonly nouvelles: number;
  /** Done once each: the screen remembers the numbers. */
  readonly ordres: readonly { readonly numero: number; readonly ordre: 'rafraichir' | 'redemarrer' | 'capturer' }[];
}

/** A showing, told once whatever the network does: the screen draws its `id`. */
export interface PassageJoue {
  readonly id: string;
  readonly demarrage: string;
  readonly numero: number;
  readonly version: string;
  readonly diaporama: number;
  readonly diapositive: string;
  readonly vue: string;
  readonly objet: number | null;
  readonly annonce: number | null;
  /** The start by the screen's wall clock, and its last known advance on the server in seconds. */
  readonly debut: string;
  readonly decalage: number;
  /** The duration by a clock that only goes forward, in milliseconds. */
  readonly duree: number;
  readonly resultat: 'entier' | 'interrompu' | 'echec';
}
