import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { ApercuAct } from './apercu/apercu.act.tsx';
import { FluxPanel } from './flux.panel.tsx';

export default function FluxDatatourismePanel({ record }: FormPanelProps) {
  return (
    <FluxPanel systeme="datatourisme" record={record}>
      <ApercuAct systeme="datatourisme" record={record} />
    </FluxPanel>
  );
}
