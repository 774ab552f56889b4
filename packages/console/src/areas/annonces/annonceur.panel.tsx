import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { RapportCard } from './rapport/rapport.card.tsx';

/** Beside a saved advertiser: what its annonces gave, and what it is shown of it. */
export default function AnnonceurPanel({ record: { id, modifiable } }: FormPanelProps) {
  return modifiable === false ? null : <RapportCard id={id} />;
}
