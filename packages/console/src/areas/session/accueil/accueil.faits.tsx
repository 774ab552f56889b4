import type { Accueil } from '@bridge/contract';
import { Figures } from './accueil.figures.tsx';
import { Publications } from './accueil.publications.tsx';
import { QualiteDuCatalogue } from './accueil.qualite.tsx';
import { MesTaches } from './accueil.taches.tsx';

/** The tasks that wait for this person, their last work, and what they look after. */
export default function Faits({ accueil }: { readonly accueil: Accueil }) {
  const { attentes, alertes, publications, taches, qualite } = accueil;
  return (
    <>
      <Figures title="À traiter" accueil={accueil} figures={attentes} />
      <Figures title="À surveiller" accueil={accueil} figures={alertes} />
      <Publications publications={publications} />
      <MesTaches taches={taches} />
      {qualite && <QualiteDuCatalogue qualite={qualite} />}
    </>
  );
}
