import { cleDEntiteSuite, cleDeModeSuite } from './areas/cle-deepl.suite.ts';
import { diaporamaSuite } from './areas/display/diaporama.suite.ts';
import { photoAjouteeSuite } from './areas/objets/photo-ajoutee.suite.ts';
import { ecritureSuite } from './areas/reglages/ecritures/ecriture.suite.ts';
import { instantOf } from './areas/reglages/parametre.repository.ts';
import { selectionDeTagSuite, tagSuite } from './areas/reglages/tag.suite.ts';
import { selectionSuite } from './areas/selections/selection.suite.ts';
import { sessionSuite } from './areas/session/session.suite.ts';
import { registreSuites } from './areas/traductions/registre.suite.ts';
import { scoringSuite } from './areas/tris/scoring.suite.ts';
import { type LongLists, longListsSuite } from './crud/read/long-lists.ts';
import type { Suite } from './crud/write/evenement.ts';
import { changementsSuite, pagesSuite, parametresSuite } from './publication/changements.suite.ts';
import { moduleDAnnoncesSuite } from './publication/web/annonces/annonces.suite.ts';

interface Dependencies {
  readonly publicChanged: () => void;
  readonly longLists: LongLists;
}

/** The suites of all changes, in this order. Another one is another line. */
export function suitesOf({ publicChanged, longLists }: Dependencies): readonly Suite[] {
  return [
    sessionSuite,
    selectionSuite,
    tagSuite,
    selectionDeTagSuite,
    scoringSuite,
    ecritureSuite,
    ...registreSuites,
    cleDEntiteSuite,
    cleDeModeSuite,
    changementsSuite(publicChanged),
    pagesSuite,
    photoAjouteeSuite({ instant: instantOf, changed: publicChanged }),
    parametresSuite(publicChanged),
    diaporamaSuite(publicChanged),
    moduleDAnnoncesSuite(publicChanged),
    longListsSuite(longLists),
  ];
}
