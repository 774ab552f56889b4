import type { Accueil } from './accueil.ts';
import type { Panne } from './appairage.ts';

interface Attente {
  readonly reseau: boolean;
  /** The message of the server when this screen is given nothing to play; null otherwise. */
  readonly rien: string | null;
  /** Progress of the download, in hundredths. */
  readonly progres: number;
  readonly remarques: readonly string[];
}

const REESSAIE = 'Vérifiez le câble ou le Wi-Fi, puis la box. Il réessaie tout seul.';

/** The words of a paired screen that has nothing to play. */
export function enAttente({ reseau, rien, progres, remarques }: Attente): Accueil {
  const message = (titre: string, texte: string): Accueil => ({ genre: 'message', titre, texte, remarques });
  if (!reseau)
    return message('Pas de réseau', `Cet écran n’a encore rien à montrer et ne joint pas Bridge. ${REESSAIE}`);
  if (rien !== null)
    return message(
      'Cet écran est relié',
      rien || 'Il ne lui manque qu’un diaporama\u00a0: choisissez-le dans sa fiche, puis publiez-le.',
    );
  return message('Le contenu arrive', progres > 0 && progres < 100 ? `${progres}\u00a0% reçus.` : 'Encore un instant.');
}

interface SansCode {
  readonly code: string | null;
  readonly panne: Panne | null;
  readonly origine: string;
  readonly remarques: readonly string[];
}

/** The words of a failure, shown under a pairing code. */
const AVEC_CODE: Readonly<Record<Panne, string>> = {
  reseau: 'Le réseau est coupé\u00a0: attendez qu’il revienne pour taper ce code.',
  trop: 'Trop d’écrans attendent sur ce réseau\u00a0: tapez ce code, il sera lu dans quelques minutes.',
  serveur: 'Bridge ne répond pas pour l’instant\u00a0: attendez qu’il revienne pour taper ce code.',
};
/** The words of a failure when no code could be had. */
const SANS_CODE: Readonly<Record<Panne, readonly [titre: string, texte: string]>> = {
  reseau: ['Pas de réseau', `Cet écran ne joint pas Bridge. ${REESSAIE}`],
  trop: [
    'Trop d’écrans à la fois',
    'Trop d’écrans de ce réseau ont demandé un code depuis une heure. Celui-ci réessaie tout seul\u00a0: laissez-le allumé.',
  ],
  serveur: [
    'Bridge ne répond pas',
    'Il est peut-être en train de redémarrer. Cet écran réessaie tout seul\u00a0: si cela dure, prévenez qui s’en occupe.',
  ],
};

/** The words of a screen that nobody has paired yet. */
export function aRelier({ code, panne, origine, remarques }: SansCode): Accueil {
  if (code !== null)
    return { genre: 'code', code, origine, remarques: [...(panne === null ? [] : [AVEC_CODE[panne]]), ...remarques] };
  const [titre, texte] = panne === null ? ['Un instant', 'Cet écran demande un code à Bridge.'] : SANS_CODE[panne];
  return { genre: 'message', titre, texte, remarques };
}
