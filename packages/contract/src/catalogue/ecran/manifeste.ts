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
  /** Of this shape: a player that does not know it keeps what it has, and reloads itself. */
  readonly format: 1;
  readonly ecran: EcranDuManifeste;
  /** The first whose moments are now, the ones that take precedence before all; the last has none and is the usual one. */
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
  /** When it is on; outside, it shows black and goes on taking news. */
  readonly marche: Pick<Moments, 'jours' | 'de' | 'a'>;
}

/** One file, at `/e/api/medias/<empreinte>`: the SHA-256 of its bytes. */
export interface MediaDEcran {
  readonly empreinte: string;
  readonly octets: number;
  readonly type: string;
}

/** A diaporama as this screen plays it. */
export interface ProgrammeDEcran {
  readonly diaporama: number;
  readonly nom: string;
  /** Null: whenever no other one does. */
  readonly quand: Moments | null;
  readonly prioritaire: boolean;
  /** What slides are drawn for, in pixels; the player scales them to the screen. */
  readonly largeur: number;
  readonly hauteur: number;
  /** Of every slide of it. */
  readonly styles: string;
  /** The typefaces that its styles name; absent where the screen has them all. */
  readonly polices?: readonly PoliceDEcran[];
  readonly ordre: 'sequence' | 'melange';
  readonly alternance: 'boucle' | 'diapositive';
  readonly langues: readonly Langue[];
  readonly plages: readonly PlageDEcran[];
  /** Of the time of a loop at most, in hundredths; null: no limit. */
  readonly partAnnonces: number | null;
  readonly bandeau: BandeauDuManifeste | null;
  readonly sequence: readonly DiapositiveDEcran[];
}

export interface BandeauDuManifeste {
  readonly place: 'haut' | 'bas';
  readonly html: Readonly<Partial<Record<Langue, string>>>;
  /** From an instant on, the same without its logo, whose rights are over; absent: they have no end. */
  readonly ensuite?: { readonly des: string; readonly html: Readonly<Partial<Record<Langue, string>>> };
}

/** One file of a typeface. */
export interface PoliceDEcran {
  readonly famille: string;
  /** As styles say it: « 700 », or all of them. */
  readonly graisse: string;
  /** `media:<empreinte>`, or the address of a preview. */
  readonly source: string;
}

export interface PlageDEcran extends Moments {
  readonly nom: string;
  readonly prioritaire: boolean;
}

export interface DiapositiveDEcran {
  /** Stays the same from one version to the next: what keeps the place in the loop. */
  readonly cle: string;
  readonly rang: number;
  readonly genre: string;
  readonly plage: string;
  readonly quand: Moments;
  /** When what it waits for is there, of the days that are told: a weather, an event under way. Null: it waits for nothing. */
  readonly fenetres: readonly Fenetre[] | null;
  /** Null: those of the diaporama. */
  readonly langue: Langue | null;
  readonly maxParHeure: number | null;
  readonly transition: (typeof TRANSITIONS)[number]['value'];
  /** Of each vue, in seconds. */
  readonly duree: number;
  /** An annonce that comes back after so many others. */
  readonly tousLes: number | null;
  /** One after the other, in this order; annonces: one at each passage, by their weights. */
  readonly vues: readonly VueDEcran[];
}

/** One whole picture of the screen. */
export interface VueDEcran {
  /** Fingerprint of what it shows. */
  readonly cle: string;
  readonly langue: Langue;
  /** Escaped by the server; media are named `src="media:<empreinte>"`. */
  readonly html: string;
  readonly medias: readonly string[];
  /** Civil days that it is of, for several days ahead; null: every day. After the last day that is told, the vues of that day go on. */
  readonly jours: readonly string[] | null;
  /** Instants (ISO) outside of which it is never shown: an event, the rights of a photo, an annonce. */
  readonly debut: string | null;
  readonly fin: string | null;
  /** What the player itself keeps alive in it. */
  readonly vif: Vif | null;
  readonly objet: number | null;
  readonly annonce: number | null;
  readonly poids: number;
  /** Of an annonce: the days of the week and the hours that it was sold for; absent, all of them. */
  readonly quand?: Moments;
  /** Of an annonce: those that go first keep the others waiting. */
  readonly priorite?: PrioriteDAnnonce;
}

export type Vif =
  /** `[data-reste]` counts down to an instant; the vue leaves once it is there. */
  | { readonly genre: 'compte'; readonly cible: string }
  /** A page of elsewhere in a frame, where the network is there and it answers; otherwise the vue as it is. */
  | { readonly genre: 'page'; readonly adresse: string }
  /** `<video>` of the vue, muted; to its end where it is shorter than the slide. */
  | { readonly genre: 'video' };

/** Over everything else, until its end. */
export interface UrgenceDEcran {
  readonly id: number;
  /** Of the message as it was saved: what a screen confirms. */
  readonly version: number;
  readonly styles: string;
  readonly largeur: number;
  readonly hauteur: number;
  readonly html: Readonly<Partial<Record<Langue, string>>>;
  readonly debut: string;
  readonly fin: string;
}

export interface SecoursDEcran {
  /** What is shown where nothing else can be. */
  readonly html: string;
  readonly styles: string;
  readonly medias: readonly string[];
  /** From an instant on, what stands in its place: the rights of its media are over. */
  readonly ensuite?: { readonly des: string; readonly html: string };
  /** Hours without news after which it takes the place of the loop; null: never. */
  readonly ancienneteMax: number | null;
  /** Says « mis à jour le… » once the news is so many hours old; absent: a day. */
  readonly dateDeMaj: boolean;
  readonly majApres?: number;
}

/** What a screen says of itself, every minute and when something happens. */
export interface Nouvelles {
  readonly version: string | null;
  /** Of the player itself. */
  readonly lecteur: string;
  readonly demarrage: string;
  /** In hundredths, of the version that is being downloaded. */
  readonly telechargement: number;
  readonly stockage: { readonly octets: number; readonly protege: boolean } | null;
  readonly erreurs: readonly { readonly quand: string; readonly message: string }[];
  /** Wall clock of the screen, as it has it. */
  readonly heure: string;
  /** Seconds since it started. */
  readonly allume: number;
  /** `cle` of the vue that is on screen. */
  readonly vue: string | null;
  /** The message of emergency that covers it: whoever sent it sees that it is there. */
  readonly urgence: Pick<UrgenceDEcran, 'id' | 'version'> | null;
  readonly taille: { readonly largeur: number; readonly hauteur: number };
}

/** What the server answers to the news of a screen. */
export interface Consignes {
  readonly maintenant: string;
  readonly version: string | null;
  /** How often it tells its news, in minutes. */
  readonly nouvelles: number;
  /** Done once each: the screen remembers the numbers. */
  readonly ordres: readonly { readonly numero: number; readonly ordre: 'rafraichir' | 'redemarrer' | 'capturer' }[];
}

/** One showing, told once whatever the network does: its `id` is drawn by the screen. */
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
  /** By the wall clock of the screen, and how many seconds that was ahead of the server, as last known. */
  readonly debut: string;
  readonly decalage: number;
  /** By a clock that only goes forward, in milliseconds. */
  readonly duree: number;
  readonly resultat: 'entier' | 'interrompu' | 'echec';
}
