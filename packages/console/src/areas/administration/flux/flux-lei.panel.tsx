import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { FluxPanel } from './flux.panel.tsx';

export default function FluxLeiPanel({ record }: FormPanelProps) {
  return <FluxPanel systeme="lei" record={record} />;
}
