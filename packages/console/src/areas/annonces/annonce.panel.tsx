import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { DiffusionCard } from './diffusion.card.tsx';
import { PrevisionDAnnonceCard } from './espaces/prevision.card.tsx';
import { StatistiquesCard } from './statistiques.card.tsx';
import { ParutionsCard } from './vente/parutions.card.tsx';
import { ValidationCard } from './vente/validation.card.tsx';

/** Beside a saved annonce: its validation, where and how often it is shown, and its forecast. */
export default function AnnoncePanel(props: FormPanelProps) {
  const { id, modifiable } = props.record;
  return (
    <>
      <ValidationCard {...props} />
      {modifiable !== false && <DiffusionCard de="annonce" id={id} version={props.record.version} />}
      {modifiable !== false && <PrevisionDAnnonceCard id={id} version={props.record.version} />}
      {modifiable !== false && <StatistiquesCard de="annonce" id={id} />}
      <ParutionsCard record={props.record} />
    </>
  );
}
