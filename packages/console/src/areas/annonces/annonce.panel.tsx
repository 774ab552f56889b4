import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { ConflitsCard } from './conflits.card.tsx';
import { ParutionsCard } from './parutions.card.tsx';
import { ValidationCard } from './validation.card.tsx';

/** Beside a saved annonce: what was decided of it, what stands in its way, and where it was printed. */
export default function AnnoncePanel(props: FormPanelProps) {
  return (
    <>
      <ValidationCard {...props} />
      <ConflitsCard record={props.record} />
      <ParutionsCard record={props.record} />
    </>
  );
}
