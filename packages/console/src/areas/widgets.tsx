import { lazy } from 'react';
import { Later } from '../resource/widgets/later.tsx';
import type { Widget } from '../resource/widgets/widget.ts';

const LazyDuree = lazy(() => import('./reglages/duree.widget.tsx'));
const LazyLangues = lazy(() => import('./reglages/langues.widget.tsx'));
const LazyDepot = lazy(() => import('./administration/flux/depot.widget.tsx'));
const LazyNotification = lazy(() => import('./administration/flux/adresse-notification.widget.tsx'));
const LazyStructure = lazy(() => import('./administration/correspondance/structure.widget.tsx'));
const LazyLignes = lazy(() => import('./administration/correspondance/lignes.widget.tsx'));
const LazyRegles = lazy(() => import('./selections/regles.widget.tsx'));
const LazyClesDeTri = lazy(() => import('./tris/cles.widget.tsx'));
const LazyReglesDeScore = lazy(() => import('./tris/regles-score.widget.tsx'));
const LazyLignesDeBloc = lazy(() => import('./blocs/lignes.widget.tsx'));
const LazyChoixDeFiltre = lazy(() => import('./web/filtres/choix.widget.tsx'));
const LazyLiquide = lazy(() => import('./superadmin/gabarits/liquide.widget.tsx'));

/** The hand-made widgets of the areas, by the name that a field gives (`widget`). Lazy, each: they come with the first field drawn. */
export const areaWidgets: Readonly<Partial<Record<string, Widget>>> = {
  duree: (props) => <Later of={LazyDuree} height={36} {...props} />,
  langues: (props) => <Later of={LazyLangues} height={120} {...props} />,
  depot: (props) => <Later of={LazyDepot} height={120} {...props} />,
  'adresse-notification': (props) => <Later of={LazyNotification} height={36} {...props} />,
  'structure-de-flux': (props) => <Later of={LazyStructure} height={40} {...props} />,
  'lignes-de-correspondance': (props) => <Later of={LazyLignes} height={480} {...props} />,
  regles: (props) => <Later of={LazyRegles} height={120} {...props} />,
  'cles-de-tri': (props) => <Later of={LazyClesDeTri} height={160} {...props} />,
  'regles-de-score': (props) => <Later of={LazyReglesDeScore} height={240} {...props} />,
  'lignes-de-bloc': (props) => <Later of={LazyLignesDeBloc} height={120} {...props} />,
  'choix-de-filtre': (props) => <Later of={LazyChoixDeFiltre} height={160} {...props} />,
  liquide: (props) => <Later of={LazyLiquide} height={260} {...props} />,
};
