import { bindAnnoncesDifferees } from './annonces-differees.ts';
import { bindAutour } from './autour.ts';
import { bindCartes, type LoadCarte } from './carte-differee.ts';
import { bindCurseurs } from './curseurs.ts';
import { bindDiaporamas } from './diaporama.ts';
import { bindFavoris } from './favoris.ts';
import type { Historique } from './historique.ts';
import type { Hote } from './hote.ts';
import { followLiens } from './liens.ts';
import { listeDe } from './liste.ts';
import { bindMenus } from './menus.ts';
import { bindMesure } from './mesure.ts';
import { bindMoteur } from './moteur.ts';
import { bindPartage, type Partageur } from './partage.ts';
import { type Source, sourceDirecte } from './source.ts';
import { bindSuite } from './suite.ts';
import { bindSurvol } from './survol.ts';

export interface Outils {
  readonly hote: Hote;
  /** Gives a history to each list, of its own looks. */
  readonly historique: () => Historique;
  readonly navigateur: Partageur;
  readonly loadCarte: LoadCarte;
}

/** Wakes one root. `source` tells where its fragments come from, when the page is that of another site. */
export function enhance(racine: HTMLElement, outils: Outils, source: Source = sourceDirecte): void {
  // The script may be loaded twice: by a page and by its template.
  if (racine.dataset.bridgeActif !== undefined) return;
  racine.dataset.bridgeActif = '';
  const { hote, navigateur, loadCarte } = outils;
  const base = source.fragmentDe(hote.adresse());
  const reveils = [
    ...(racine.dataset.bridge === 'annonce' ? [] : [bindFavoris(racine, hote)]),
    bindDiaporamas(racine),
    bindPartage(racine, navigateur, hote.adresse),
    bindAutour(racine, hote.geolocalisation),
    bindCartes(racine, hote, base, loadCarte),
    bindAnnoncesDifferees(racine, hote),
  ];
  const wake = () => {
    for (const reveil of reveils) reveil();
  };
  bindSurvol(racine);
  bindMesure(racine, hote);
  if (racine.dataset.bridge === 'liste') {
    const historique = outils.historique();
    const liste = listeDe(racine, { hote, historique, source, wake });
    followLiens(racine, liste);
    // Browsers restore typed and ticked values after a return: the address alone says what is asked.
    if (hote.revient) for (const form of racine.querySelectorAll('form')) form.reset();
    bindMenus(racine);
    reveils.push(bindCurseurs(racine));
    reveils.push(bindMoteur(racine, liste));
    reveils.push(bindSuite(racine, { liste, hote, historique, wake }));
  }
  wake();
}
