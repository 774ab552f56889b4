import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { ConflitsCard } from './conflits.card.tsx';
import { ValidationCard } from './validation.card.tsx';

/** Beside a saved annonce: what was decided of it, and what stands in its way. */
export default function AnnoncePanel(props: FormPanelProps) {
  return (
    <>
      <ValidationCard {...props} />
      <ConflitsCard record={props.record} />
    </>
  );
}
