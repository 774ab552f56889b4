import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { SwitchPanel } from '../../../resource/switch/switch-panel.tsx';
import { CODE } from './code-personnalise.switch.ts';

/** Beside a saved code: its switch. */
export default function CodePersonnalisePanel(props: FormPanelProps) {
  return <SwitchPanel {...props} switched={CODE} />;
}
