import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { RapportCard } from './rapport/rapport.card.tsx';

/** Beside a saved advertiser: the figures of its annonces, and the report that it is shown. */
export default function AnnonceurPanel({ record: { id, modifiable } }: FormPanelProps) {
  return modifiable === false ? null : <RapportCard id={id} />;
}
