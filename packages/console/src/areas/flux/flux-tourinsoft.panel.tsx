import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { FluxPanel } from './flux.panel.tsx';

export default function FluxTourinsoftPanel({ record }: FormPanelProps) {
  return <FluxPanel systeme="tourinsoft" record={record} />;
}
