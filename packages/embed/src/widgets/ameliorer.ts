import { brancherAutour } from './autour.ts';
import { brancherCartes, type ChargerCarte } from './carte-differee.ts';
import { brancherFavoris } from './favoris.ts';
import type { Historique } from './historique.ts';
import type { Hote } from './hote.ts';
import { suivreLesLiens } from './liens.ts';
import { listeDe } from './liste.ts';
import { brancherMesure } from './mesure.ts';
import { brancherMoteur } from './moteur.ts';
import { brancherPartage, type Partageur } from './partage.ts';
import { type Source, sourceDirecte } from './source.ts';
import { brancherSuite } from './suite.ts';
import { brancherSurvol } from './survol.ts';

export interface Outils {
  readonly hote: Hote;
  /** One per list: each keeps what it looked like. */
  readonly historique: () => Historique;
  readonly navigateur: Partageur;
  readonly chargerCarte: ChargerCarte;
}

/** Wakes one root. `source`: where its fragments come from, when the page is not its own. */
export function ameliorer(racine: HTMLElement, outils: Outils, source: Source = sourceDirecte): void {
  // The script may be there twice: by a page and by its template.
  if (racine.dataset.bridgeActif !== undefined) return;
  racine.dataset.bridgeActif = '';
  const { hote, navigateur, chargerCarte } = outils;
  const base = source.fragmentDe(hote.adresse());
  const reveils = [
    brancherFavoris(racine, hote),
    brancherPartage(racine, navigateur, hote.adresse),
    brancherAutour(racine, hote.geolocalisation),
    brancherCartes(racine, hote, base, chargerCarte),
  ];
  const reveiller = () => {
    for (const reveil of reveils) reveil();
  };
  brancherSurvol(racine);
  brancherMesure(racine, hote);
  if (racine.dataset.bridge === 'liste') {
    const historique = outils.historique();
    const liste = listeDe(racine, { hote, historique, source, reveiller });
    suivreLesLiens(racine, liste);
    // Browsers put back what was typed and ticked when the page was left: the address says what is asked.
    if (hote.revient) for (const form of racine.querySelectorAll('form')) form.reset();
    brancherMoteur(racine, liste);
    reveils.push(brancherSuite(racine, { liste, hote, historique, reveiller }));
  }
  reveiller();
}
