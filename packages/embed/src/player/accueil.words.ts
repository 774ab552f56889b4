import type { Accueil } from './accueil.ts';

interface Attente {
  readonly reseau: boolean;
  /** What the server says where nothing is given to this screen. */
  readonly rien: string | null;
  /** Of the download, in hundredths. */
  readonly progres: number;
  readonly remarques: readonly string[];
}

const REESSAIE = 'Vérifiez le câble ou le Wi-Fi, puis la box. Il réessaie tout seul.';

/** What a paired screen says while it has nothing to play. */
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
  readonly isCut: boolean;
  readonly origine: string;
  readonly remarques: readonly string[];
}

/** What a screen says until somebody typed its code. */
export function aRelier({ code, isCut, origine, remarques }: SansCode): Accueil {
  if (code !== null) {
    const cut = isCut ? ['Le réseau est coupé\u00a0: attendez qu’il revienne pour taper ce code.'] : [];
    return { genre: 'code', code, origine, remarques: [...cut, ...remarques] };
  }
  return isCut
    ? { genre: 'message', titre: 'Pas de réseau', texte: `Cet écran ne joint pas Bridge. ${REESSAIE}`, remarques }
    : { genre: 'message', titre: 'Un instant', texte: 'Cet écran demande un code à Bridge.', remarques };
}
