import { lazy } from 'react';
import { parEmploi } from '../catalogue/media/emplois.ts';
import { Later } from '../resource/widgets/later.tsx';
import type { Widget } from '../resource/widgets/widget.ts';

const LazyDuree = lazy(() => import('./reglages/duree.widget.tsx'));
const LazyLangues = lazy(() => import('./reglages/langues.widget.tsx'));
const LazyDepot = lazy(() => import('./flux/depot.widget.tsx'));
const LazyNotification = lazy(() => import('./flux/adresse-notification.widget.tsx'));
const LazyStructure = lazy(() => import('./flux/correspondance/structure.widget.tsx'));
const LazyLignes = lazy(() => import('./flux/correspondance/lignes.widget.tsx'));
const LazyReglesFacultatives = lazy(() => import('./annonces/regles-facultatives.widget.tsx'));
const LazyCreations = lazy(() => import('./annonces/creations.widget.tsx'));
const LazyRegles = lazy(() => import('./selections/regles.widget.tsx'));
const LazyClesDeTri = lazy(() => import('./tris/cles.widget.tsx'));
const LazyReglesDeScore = lazy(() => import('./tris/regles-score.widget.tsx'));
const LazyLignesDeBloc = lazy(() => import('./blocs/lignes.widget.tsx'));
const LazyChoixDeFiltre = lazy(() => import('./web/filtres/choix.widget.tsx'));
const LazyLiquide = lazy(() => import('./superadmin/gabarits/liquide.widget.tsx'));
const LazyFichierMedia = lazy(() => import('./mediatheque/form/fichier.widget.tsx'));
const LazyCadrage = lazy(() => import('./mediatheque/form/cadrage.widget.tsx'));
const LazyDossier = lazy(() => import('./mediatheque/form/dossier.widget.tsx'));
const LazyMedia = lazy(() => import('../catalogue/media/media.widget.tsx'));
const LazyFormatImprime = lazy(() => import('./editions/format/format.widget.tsx'));
const LazyCalendrierEdition = lazy(() => import('./editions/planification/calendrier.widget.tsx'));
const LazyPeriodeCouverte = lazy(() => import('./editions/planification/periode.widget.tsx'));
const LazyDestinataires = lazy(() => import('./editions/planification/destinataires.widget.tsx'));
const LazyAnnoncesIntercalees = lazy(() => import('./editions/rubrique/annonces.widget.tsx'));
const LazyEntreesDeLegende = lazy(() => import('./editions/legende/entrees.widget.tsx'));
const LazySequence = lazy(() => import('./display/sequence.widget.tsx'));
const LazyParametres = lazy(() => import('./display/parametres.widget.tsx'));
const LazyGlossaire = lazy(() => import('./reglages/config-glossaire.widget.tsx'));
const LazyCorrespondanceApidae = lazy(() => import('./reglages/config-correspondance.widget.tsx'));

/** The hand-made widgets of the areas, by the name that a field gives (`widget`). Lazy, each: they come with the first field drawn. */
export const areaWidgets: Readonly<Partial<Record<string, Widget>>> = {
  duree: (props) => <Later of={LazyDuree} height={36} {...props} />,
  langues: (props) => <Later of={LazyLangues} height={120} {...props} />,
  depot: (props) => <Later of={LazyDepot} height={120} {...props} />,
  'adresse-notification': (props) => <Later of={LazyNotification} height={36} {...props} />,
  'structure-de-flux': (props) => <Later of={LazyStructure} height={40} {...props} />,
  'lignes-de-correspondance': (props) => <Later of={LazyLignes} height={480} {...props} />,
  'regles-facultatives': (props) => <Later of={LazyReglesFacultatives} height={40} {...props} />,
  'creations-d-annonce': (props) => <Later of={LazyCreations} height={120} {...props} />,
  regles: (props) => <Later of={LazyRegles} height={120} {...props} />,
  'cles-de-tri': (props) => <Later of={LazyClesDeTri} height={160} {...props} />,
  'regles-de-score': (props) => <Later of={LazyReglesDeScore} height={240} {...props} />,
  'lignes-de-bloc': (props) => <Later of={LazyLignesDeBloc} height={120} {...props} />,
  'choix-de-filtre': (props) => <Later of={LazyChoixDeFiltre} height={160} {...props} />,
  sequence: (props) => <Later of={LazySequence} height={240} {...props} />,
  'parametres-de-gabarit': (props) => <Later of={LazyParametres} height={36} {...props} />,
  glossaire: (props) => <Later of={LazyGlossaire} height={160} {...props} />,
  'correspondance-apidae': (props) => <Later of={LazyCorrespondanceApidae} height={200} {...props} />,
  liquide: (props) => <Later of={LazyLiquide} height={260} {...props} />,
  ...parEmploi<Widget>((props) => <Later of={LazyMedia} height={120} {...props} />),
  'fichier-media': (props) => <Later of={LazyFichierMedia} height={240} {...props} />,
  cadrage: (props) => <Later of={LazyCadrage} height={320} {...props} />,
  dossier: (props) => <Later of={LazyDossier} height={36} {...props} />,
  'format-imprime': (props) => <Later of={LazyFormatImprime} height={120} {...props} />,
  'calendrier-edition': (props) => <Later of={LazyCalendrierEdition} height={160} {...props} />,
  'periode-couverte': (props) => <Later of={LazyPeriodeCouverte} height={80} {...props} />,
  destinataires: (props) => <Later of={LazyDestinataires} height={80} {...props} />,
  'annonces-intercalees': (props) => <Later of={LazyAnnoncesIntercalees} height={64} {...props} />,
  'entrees-de-legende': (props) => <Later of={LazyEntreesDeLegende} height={160} {...props} />,
};
