import type { Accueil } from '@bridge/contract';
import { Publications } from './accueil.publications.tsx';
import { QualiteDuTerritoire } from './accueil.qualite.tsx';
import { MesTaches } from './accueil.taches.tsx';

/** What this person did, and what they look after. */
export default function Faits({ accueil: { publications, taches, qualite } }: { readonly accueil: Accueil }) {
  return (
    <>
      <Publications publications={publications} />
      <MesTaches taches={taches} />
      {qualite && <QualiteDuTerritoire qualite={qualite} />}
    </>
  );
}
