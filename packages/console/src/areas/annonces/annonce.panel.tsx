import { mayAccess, statistiquesDEcrans } from '@bridge/contract';
import { useSession } from '../../api/session.store.ts';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { PassagesCard } from '../passages.card.tsx';
import { DiffusionCard } from './diffusion.card.tsx';
import { ParutionsCard } from './parutions.card.tsx';
import { PrevisionDAnnonceCard } from './prevision.card.tsx';
import { StatistiquesCard } from './statistiques.card.tsx';
import { ValidationCard } from './validation.card.tsx';

/** Beside a saved annonce: what was decided of it, where it is shown, how often, and what is to come. */
export default function AnnoncePanel(props: FormPanelProps) {
  const viewer = useSession((session) => session.viewer);
  const { id, modifiable } = props.record;
  return (
    <>
      <ValidationCard {...props} />
      {modifiable !== false && <DiffusionCard de="annonce" id={id} version={props.record.version} />}
      {modifiable !== false && <PrevisionDAnnonceCard id={id} version={props.record.version} />}
      {modifiable !== false && <StatistiquesCard de="annonce" id={id} />}
      <ParutionsCard record={props.record} />
      {modifiable !== false && mayAccess(statistiquesDEcrans.access, viewer) && (
        <PassagesCard title="Sur les écrans" de={{ annonce: id }} regards={['ecran', 'diapositive', 'jour', 'heure']} />
      )}
    </>
  );
}
