import { mayAccess, statistiquesDEcrans } from '@bridge/contract';
import { useSession } from '../../api/session.store.ts';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { PassagesCard } from '../passages.card.tsx';
import { ConflitsCard } from './conflits.card.tsx';
import { ParutionsCard } from './parutions.card.tsx';
import { ValidationCard } from './validation.card.tsx';

/** Beside a saved annonce: what was decided of it, what stands in its way, where it was printed and how often screens showed it. */
export default function AnnoncePanel(props: FormPanelProps) {
  const viewer = useSession((session) => session.viewer);
  const { id, modifiable } = props.record;
  return (
    <>
      <ValidationCard {...props} />
      <ConflitsCard record={props.record} />
      <ParutionsCard record={props.record} />
      {modifiable !== false && mayAccess(statistiquesDEcrans.access, viewer) && (
        <PassagesCard title="Sur les écrans" de={{ annonce: id }} regards={['ecran', 'diapositive', 'jour', 'heure']} />
      )}
    </>
  );
}
